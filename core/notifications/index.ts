export { notificationsMachine } from './notifications.machine.ts'
export type * from './notifications.types.ts'
export { toNotificationsView } from './notifications.view.ts'
