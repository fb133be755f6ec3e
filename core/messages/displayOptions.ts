/** The words of how a page is drawn, in the menu of the header. */
export const displayOptions = {
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  contrast: 'High contrast',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const
