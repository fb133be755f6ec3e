/** What the area of notices is called; their own words are `toasts`. */
export const notices = {
  label: 'Notifications ({hotkey})',
  one: 'Notification',
} as const
