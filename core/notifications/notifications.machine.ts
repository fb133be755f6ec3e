import { assign, setup } from 'xstate'
import { notificationTimings } from '../constants.ts'
import type {
  Notice,
  NotificationsContext,
  NotificationsEvent,
} from './notifications.types.ts'

/**
 * What the page says aside from its screens. One at a time (R9.11): a newer
 * notice takes the place of the older one, shown or not. A dismissed one stays
 * in the list, closed, so that its exit can be drawn and its text found again.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  delays: {
    displayTime: notificationTimings.display,
    removalDelay: notificationTimings.removal,
  },
  guards: {
    isShown: ({ context }, id: string) => context.item?.id === id,
  },
  actions: {
    take: assign(({ context }, notice: Notice) => ({
      count: context.count + 1,
      item: { ...notice, id: `n${context.count + 1}`, open: true },
    })),
    close: assign(({ context }) => ({
      item: context.item && { ...context.item, open: false },
    })),
    remove: assign({ item: null }),
  },
}).createMachine({
  id: 'notifications',
  context: { item: null, count: 0 },
  initial: 'empty',
  on: {
    'notifications.show': {
      target: '.shown',
      actions: { type: 'take', params: ({ event }) => event.notice },
    },
  },
  states: {
    empty: { entry: 'remove' },
    shown: {
      after: { displayTime: 'dismissed' },
      on: {
        'notifications.dismiss': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          target: 'dismissed',
        },
        'notifications.pause': 'held',
      },
    },
    // Resumed with its full time: a person who came back may still be reading.
    held: {
      on: {
        'notifications.dismiss': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          target: 'dismissed',
        },
        'notifications.resume': 'shown',
      },
    },
    dismissed: {
      entry: 'close',
      after: { removalDelay: 'empty' },
    },
  },
})
