import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { fakeClock } from '../testing/index.ts'
import { streamMachine } from './index.ts'
import { tour } from './stream.tour.ts'

describeMachine(streamMachine, { ...tour, inputs: [{ luck: 0.5 }] })

const idle = fromCallback<never>(() => {})

function start(luck = 0) {
  const clock = fakeClock()
  const actors = { listen: idle, watchPage: idle }
  const machine = streamMachine.provide({ actors } as object)
  const actor = createActor(machine, { clock, input: { luck } })
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return { actor, clock, told, send: actor.send }
}
const heard = (id: string) =>
  ({ type: 'stream.heard', news: { topic: 'proposals', id } }) as const

test('default: what comes together is told together, each thing once', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  for (const id of ['a', 'b', 'a']) send(heard(id))
  clock.advance(249)
  expect(told).toEqual([])
  clock.advance(1)
  const news = ['a', 'b'].map((id) => ({ topic: 'proposals', id }))
  expect(told).toEqual([{ type: 'stream.news', news }])
})

test('behavior: what is new in two threads is two things', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  const news = ['a', 'b'].map(
    (thread) => ({ topic: 'comments', id: 'p', thread }) as const,
  )
  for (const each of [...news, ...news])
    send({ type: 'stream.heard', news: each })
  clock.advance(250)
  expect(told).toEqual([{ type: 'stream.news', news }])
})

test('behavior: joined again by the browser nothing was missed', () => {
  const { send, told } = start()
  send({ type: 'stream.opened' })
  send({ type: 'stream.broke' })
  send({ type: 'stream.opened' })
  expect(told).toEqual([])
})

test('behavior: begun anew, or seen again, something may have been', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  send({ type: 'stream.broke' })
  send({ type: 'stream.broke' })
  clock.advance(5_000)
  send({ type: 'stream.opened' })
  expect(told).toEqual([{ type: 'stream.gap' }])
  send({ type: 'page.hidden' })
  send({ type: 'page.shown' })
  send({ type: 'stream.opened' })
  expect(told.length).toBe(2)
})

test('behavior: each failure in a row doubles the pause, to minutes', () => {
  const { actor, send, clock } = start(1)
  const pauses: number[] = []
  for (let round = 0; round < 8; round++) {
    send({ type: 'stream.closed' })
    let pause = 0
    while (actor.getSnapshot().matches('waiting')) {
      clock.advance(2_500)
      pause += 2_500
    }
    pauses.push(pause / 1_000)
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 320, 320])
  send({ type: 'stream.opened' })
  send({ type: 'stream.closed' })
  clock.advance(10_000)
  expect(actor.getSnapshot().matches('listening')).toBe(true)
})

test('behavior: too much at once is asked for whole', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  for (let place = 0; place < 41; place++) send(heard(String(place)))
  clock.advance(250)
  expect(told).toEqual([{ type: 'stream.gap' }])
})

const counted = (ballots: number) => {
  const tally = { yesPower: ballots, noPower: 0, yesVoters: 1, noVoters: 0 }
  const standing = {
    proposal: 'a',
    club: 'main',
    tally,
    ballots,
    line: ballots,
  }
  return { type: 'stream.counted', standing } as const
}
const standing = (ballots: number) => ({
  type: 'stream.standing',
  standing: counted(ballots).standing,
})
const votes = { topic: 'votes' }

test('behavior: a count is told at once, who voted a while after the first', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  send(counted(1))
  clock.advance(4_999)
  send(counted(2))
  expect(told).toEqual([standing(1), standing(2)])
  clock.advance(1)
  expect(told.slice(2)).toEqual([{ type: 'stream.news', news: [votes] }])
})

test('behavior: other news does not wait for votes, nor votes for it', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  send(counted(1))
  send(heard('a'))
  send(counted(2))
  expect(told).toEqual([standing(1), standing(2)])
  clock.advance(250)
  const news = [votes, { topic: 'proposals', id: 'a' }]
  expect(told.slice(2)).toEqual([{ type: 'stream.news', news }])
})

test('behavior: votes on many proposals are no reason to ask for all', () => {
  const { send, clock, told } = start()
  send({ type: 'stream.opened' })
  send(heard('a'))
  for (let ballots = 1; ballots <= 100; ballots++) send(counted(ballots))
  clock.advance(250)
  const news = [{ topic: 'proposals', id: 'a' }, votes]
  expect(told.slice(100)).toEqual([{ type: 'stream.news', news }])
})

test('error: where nothing can be heard it is asked for, twice a minute', () => {
  const { actor, send, clock, told } = start(1)
  for (let failures = 0; failures < 4; failures++) {
    while (actor.getSnapshot().matches('waiting')) clock.advance(1_000)
    send({ type: 'stream.closed' })
  }
  told.length = 0
  clock.advance(29_999)
  expect(told).toEqual([])
  clock.advance(1)
  clock.advance(30_000)
  expect(told).toEqual([{ type: 'stream.gap' }, { type: 'stream.gap' }])
})

test('error: a connection that does not come about is given up', () => {
  const { actor, clock } = start()
  clock.advance(19_999)
  expect(actor.getSnapshot().value).toEqual({ listening: 'connecting' })
  clock.advance(1)
  expect(actor.getSnapshot().matches('waiting')).toBe(true)
})
