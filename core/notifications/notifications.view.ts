import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine.ts'
import type { NotificationsView } from './notifications.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toNotificationsView(
  snapshot: SnapshotFrom<typeof notificationsMachine>,
): NotificationsView {
  const { item } = snapshot.context
  return { items: item ? [item] : [] }
}
