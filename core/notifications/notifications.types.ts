export type NotificationTone = 'neutral' | 'success' | 'warning' | 'danger'

export interface Notification {
  id: string
  title: string
  body?: string
  /**
   * What it says, for whoever says it in other words: `notice.signedIn`, or the
   * fact that it tells of, such as `casting.counted`.
   */
  code?: string
  /** The code of the failure whose words are the body. */
  reason?: string
  tone: NotificationTone
  open: boolean
}

/** At most one is visible at a time (R9.11). */
export interface NotificationsView {
  items: Notification[]
}

/** What is to be said; the machine gives it an id and a time. */
export type Notice = Omit<Notification, 'id' | 'open'>

export interface NotificationsContext {
  item: Notification | null
  /** How many were shown so far: the next one's id. */
  count: number
}

export type NotificationsEvent =
  | { type: 'notifications.show'; notice: Notice }
  /** Closed by hand, by a swipe or by a key. An older one's id does nothing. */
  | { type: 'notifications.dismiss'; id: string }
  /** Hovered or focused: it stays. */
  | { type: 'notifications.pause' }
  | { type: 'notifications.resume' }
