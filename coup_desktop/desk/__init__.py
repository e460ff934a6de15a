"""What a person sees: windows, widgets, dialogs, theme, sound. The only floor with Qt Widgets."""
