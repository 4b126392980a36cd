"""Principalities as a person sees and handles them: what games of principalities share above their rules."""
