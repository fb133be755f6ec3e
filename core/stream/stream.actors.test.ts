import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  createStreamActors,
  type StreamListener,
  streamMachine,
} from './index.ts'

function start() {
  const opened: { url: string; events: readonly string[] }[] = []
  const listeners: StreamListener[] = []
  const closed: number[] = []
  let look = (_: boolean) => {}
  const actors = createStreamActors({
    open(url, events, listener) {
      const place = listeners.push(listener) - 1
      opened.push({ url, events })
      return () => closed.push(place)
    },
    onSight(listener) {
      look = listener
      return () => {}
    },
  })
  const actor = createActor(streamMachine.provide({ actors }), {
    input: { luck: 0 },
  })
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    opened,
    listeners,
    closed,
    told,
    see: (is: boolean) => look(is),
  }
}

test('default: it asks for what pages show, by name', () => {
  const { opened, actor } = start()
  expect(opened).toEqual([
    {
      url: '/api/events?topics=proposals,bounties,comments,inbox,votes,clubs,content',
      events: [
        'proposals',
        'bounties',
        'comments',
        'inbox',
        'votes',
        'clubs',
        'content',
        'refetch',
      ],
    },
  ])
  actor.stop()
})

test('behavior: one connection at most, and none while no one looks', () => {
  const { actor, listeners, closed, see } = start()
  listeners[0]?.opened()
  see(false)
  expect([actor.getSnapshot().value, closed]).toEqual(['hidden', [0]])
  see(true)
  see(true)
  expect([listeners.length, closed]).toEqual([2, [0]])
  actor.stop()
  expect(closed).toEqual([0, 1])
})

test('behavior: what is said is told by topic and thing', () => {
  const { actor, listeners } = start()
  const [listener] = listeners
  listener?.opened()
  listener?.heard('proposals', '{"id":"a","club":"main"}')
  listener?.heard('comments', '{"proposal":"a","thread":"b"}')
  listener?.heard('inbox', '{}')
  listener?.heard('index', '{"block":1,"version":1}')
  expect(actor.getSnapshot().context.news).toEqual([
    { topic: 'proposals', id: 'a' },
    { topic: 'comments', id: 'a', thread: 'b' },
    { topic: 'inbox' },
  ])
  actor.stop()
})

test('behavior: what the server does not know any more is a gap', () => {
  const { actor, listeners, told } = start()
  listeners[0]?.opened()
  listeners[0]?.heard('refetch', '{}')
  expect(told).toEqual([{ type: 'stream.gap' }])
  listeners[0]?.cut(true)
  expect(actor.getSnapshot().matches('waiting')).toBe(true)
  actor.stop()
})

test('behavior: how a proposal stands is told as it is', () => {
  const { actor, listeners, told } = start()
  listeners[0]?.opened()
  const tally = { yesPower: 3, noPower: 0, yesVoters: 1, noVoters: 0 }
  const standing = { proposal: 'a', club: 'main', tally, ballots: 1, line: 9 }
  listeners[0]?.heard('votes', JSON.stringify(standing))
  expect(told).toEqual([{ type: 'stream.standing', standing }])
  actor.stop()
})
