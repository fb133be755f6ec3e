import { toasts } from '@narwhal-club/core/messages'
import {
  type NotificationsEvent,
  notificationsMachine,
} from '@narwhal-club/core/notifications'
import { defineTour } from '../tour.ts'

export const notifications = defineTour({
  machine: notificationsMachine,
  from: {
    module: '@narwhal-club/core/notifications',
    name: 'notificationsMachine',
  },
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
