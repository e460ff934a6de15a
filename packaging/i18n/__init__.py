"""Extraction, checks and compilation of the translations in resources/i18n; see CONTRIBUTING.md."""
