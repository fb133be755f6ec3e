import { toasts } from '../messages/index.ts'
import { defineTour } from '../testing/index.ts'
import { type NotificationsEvent, notificationsMachine } from './index.ts'

export const tour = defineTour({
  machine: notificationsMachine,
  events: ({ context }): NotificationsEvent[] => [
    {
      type: 'notifications.show',
      notice: { ...toasts.signedIn, tone: 'success' },
    },
    {
      type: 'notifications.show',
      notice: { ...toasts.loginFailed, tone: 'danger' },
    },
    { type: 'notifications.dismiss', id: context.item?.id ?? '' },
    { type: 'notifications.pause' },
    { type: 'notifications.resume' },
  ],
})
