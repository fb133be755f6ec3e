export type NotificationTone = 'neutral' | 'success' | 'warning' | 'danger'

export interface Notification {
  id: string
  title: string
  body?: string
  tone: NotificationTone
  open: boolean
}

/** R9.11: at most one is visible at a time. */
export interface NotificationsView {
  items: Notification[]
}
