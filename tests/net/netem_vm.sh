#!/usr/bin/env bash
# The network tests under the kernel's own netem, on a machine whose kernel lacks it.
#
# usage: tests/net/netem_vm.sh [pytest arguments]      without any: all of test_lan_faults.py, whole
#
# Takes Debian's kernel (fetched, not installed) and starts it in an emulated machine that sees the files of this one, read-only;
# whatever is written there goes to its memory and is gone afterwards. Ends with the exit code of pytest.
# Needs a .venv (make .venv/.ready) and, on Debian, the packages: qemu-system-x86 busybox-static cpio kmod iproute2.
# A machine in software is several times slower than a real one (all of it: about twenty minutes); VM_ACCEL names another accelerator
# of qemu than tcg, P2PDUEL_PATIENCE the seconds that the tests wait for anything.
set -eu
cd "$(dirname "$0")/../.."
PATH=$PATH:/usr/sbin:/sbin
for need in .venv/bin/python qemu-system-x86_64 busybox cpio depmod ip tc; do
    command -v "$need" >/dev/null || { echo "$need is missing: see the head of $0" >&2; exit 2; }
done
[ $# -gt 0 ] || set -- tests/net/test_lan_faults.py
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The kernel: whichever one the package without a version asks for.
package=$(apt-cache depends linux-image-amd64 | sed -n 's/^ *Depends: //p' | head -n 1)
(cd "$work" && apt-get -qq download "$package" 2>&1 | grep -v unsandboxed || true)
dpkg -x "$work"/*.deb "$work/kernel"
version=${package#linux-image-}
depmod -b "$work/kernel" "$version"

# The first files of the machine: a shell, the modules in the order in which they are loaded, and what to run.
mkdir -p "$work"/first/{bin,modules,proc,sys,dev,low,rw,new}
cp "$(command -v busybox)" "$work/first/bin/busybox"
for name in virtio_pci 9p 9pnet_virtio overlay veth bridge sch_netem; do
    modprobe -d "$work/kernel" -S "$version" --show-depends "$name"
done | awk '$1 == "insmod" && !seen[$2]++ { print $2 }' | while read -r module; do
    cp "$module" "$work/first/modules/"
    basename "$module" >>"$work/first/modules/order"
done
{
    printf 'cd %q\n' "$PWD"
    printf 'export %s=%q\n' PATH "$PATH" HOME /tmp TERM dumb P2PDUEL_SOAK full P2PDUEL_PATIENCE "${P2PDUEL_PATIENCE:-900}"
    printf 'exec .venv/bin/python -m pytest -p no:cacheprovider -s -vv --durations=0 --timeout=3600'
    printf ' %q' "$@"
} >"$work/first/command"
cat >"$work/first/init" <<'INIT'
#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
while read -r module; do insmod "/modules/$module"; done </modules/order
mount -t 9p -o ro,trans=virtio,version=9p2000.L,cache=loose,msize=512000 files /low
mount -t tmpfs rw /rw
mkdir /rw/upper /rw/work
mount -t overlay -o lowerdir=/low,upperdir=/rw/upper,workdir=/rw/work overlay /new
for place in proc sys dev; do mount --move "/$place" "/new/$place"; done
mkdir -p /new/dev/pts /new/dev/shm
mount -t devpts pts /new/dev/pts
for place in dev/shm run; do mount -t tmpfs "${place#*/}" "/new/$place"; done
ifconfig lo 127.0.0.1 up
cp /command /new/run/command
chroot /new bash /run/command </new/dev/null 2>&1
printf '\nexit code %s\n' "$?"
poweroff -f
INIT
chmod +x "$work/first/init"
(cd "$work/first" && find . | cpio --quiet -o -H newc | gzip -1) >"$work/initrd"

qemu-system-x86_64 -accel "${VM_ACCEL:-tcg,thread=multi}" -cpu max -smp 2 -m 3072 -nodefaults -no-reboot -display none -serial stdio \
    -kernel "$work/kernel/boot/vmlinuz-$version" -initrd "$work/initrd" \
    -append "console=ttyS0 quiet panic=-1 mitigations=off random.trust_cpu=on" \
    -virtfs local,path=/,mount_tag=files,security_model=none,readonly=on,multidevs=remap </dev/null |
    sed -u 's/\r$//' | tee "$work/output"
code=$(sed -n 's/^exit code //p' "$work/output" | tail -n 1)
exit "${code:-99}"
