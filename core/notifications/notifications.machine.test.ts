import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { fakeClock } from '../testing/index.ts'
import { notificationsMachine, toNotificationsView } from './index.ts'

const notice = (title: string) => ({ title, tone: 'neutral' as const })

describeMachine(notificationsMachine, {
  events: ({ context }) => [
    { type: 'notifications.show' as const, notice: notice('A') },
    { type: 'notifications.dismiss' as const, id: context.item?.id ?? '' },
    { type: 'notifications.pause' as const },
    { type: 'notifications.resume' as const },
  ],
  ignored: {
    empty: [
      'notifications.dismiss',
      'notifications.pause',
      'notifications.resume',
    ],
    shown: ['notifications.resume'],
    held: ['notifications.pause'],
    dismissed: [
      'notifications.dismiss',
      'notifications.pause',
      'notifications.resume',
    ],
  },
})

function run() {
  const clock = fakeClock()
  const actor = createActor(notificationsMachine, { clock }).start()
  const show = (title: string) =>
    actor.send({ type: 'notifications.show', notice: notice(title) })
  const items = () => toNotificationsView(actor.getSnapshot()).items
  return { actor, clock, show, items }
}

test('default: nothing', () => {
  expect(run().items()).toEqual([])
})

test('behavior: shown for 5000 ms, gone after 1000000 more (R9.11)', () => {
  const { clock, show, items } = run()
  show('A')
  clock.advance(4_999)
  expect(items()).toEqual([
    { id: 'n1', title: 'A', tone: 'neutral', open: true },
  ])
  clock.advance(1)
  expect(items()).toMatchObject([{ id: 'n1', open: false }])
  clock.advance(999_999)
  expect(items()).toHaveLength(1)
  clock.advance(1)
  expect(items()).toEqual([])
})

test('behavior: one at a time, the newest, with its full time', () => {
  const { clock, show, items } = run()
  show('A')
  clock.advance(4_000)
  show('B')
  clock.advance(4_999)
  expect(items()).toMatchObject([{ id: 'n2', title: 'B', open: true }])
})

test('behavior: the same notice twice is two notices', () => {
  const { show, items } = run()
  show('A')
  show('A')
  expect(items()).toMatchObject([{ id: 'n2' }])
})

test('behavior: dismissed by its id, not by an older one', () => {
  const { actor, show, items } = run()
  show('A')
  show('B')
  actor.send({ type: 'notifications.dismiss', id: 'n1' })
  expect(items()).toMatchObject([{ open: true }])
  actor.send({ type: 'notifications.dismiss', id: 'n2' })
  expect(items()).toMatchObject([{ open: false }])
})

test('behavior: stays while somebody is at it', () => {
  const { actor, clock, show, items } = run()
  show('A')
  actor.send({ type: 'notifications.pause' })
  clock.advance(60_000)
  expect(items()).toMatchObject([{ open: true }])
  actor.send({ type: 'notifications.resume' })
  clock.advance(5_000)
  expect(items()).toMatchObject([{ open: false }])
})
