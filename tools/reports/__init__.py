"""The published reports: very many games of both games, as docs/reports.md with its pictures and figures."""
