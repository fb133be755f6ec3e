import { walkPaths } from '@narwhal-club/core/testing'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { playbackMachine } from './playback.machine.ts'

const walk = walkPaths(playbackMachine, {
  events: [
    { type: 'playback.play' },
    { type: 'playback.pause' },
    { type: 'playback.aim', at: 3 },
    { type: 'moment.shown' },
    { type: 'moment.failed' },
    { type: 'history.ended' },
  ],
  ignored: {
    paused: [
      'playback.pause',
      'moment.shown',
      'moment.failed',
      'history.ended',
    ],
    aiming: [
      'playback.play',
      'playback.pause',
      'moment.shown',
      'moment.failed',
      'history.ended',
    ],
    playing: ['playback.play'],
    'playing.showing': ['moment.shown'],
  },
})

test.each(walk.paths.map((path) => [path.title, path] as const))(
  'behavior: %s',
  (_, path) => walk.replay(path),
)

test('behavior: every state and edge was walked, nothing is ignored by accident', () => {
  for (const path of walk.paths) walk.replay(path)
  expect(walk.coverage().missed).toEqual([])
  expect(walk.gaps()).toEqual([])
})

function start() {
  const clock = new SimulatedClock()
  const playback = createActor(playbackMachine, { clock })
  const said: unknown[] = []
  playback.on('*', (event) => said.push(event))
  playback.start()
  return { clock, playback, said }
}

test('behavior: it goes on only from a moment that was shown', () => {
  const { clock, playback, said } = start()
  playback.send({ type: 'playback.play' })
  clock.increment(10_000)
  expect(said).toEqual([{ type: 'moment.next' }])
  playback.send({ type: 'moment.shown' })
  clock.increment(899)
  expect(said).toHaveLength(1)
  clock.increment(1)
  expect(said).toHaveLength(2)
})

test('behavior: a slider asks once, for where it came to rest', () => {
  const { clock, playback, said } = start()
  for (const at of [4, 5, 6]) {
    playback.send({ type: 'playback.aim', at })
    clock.increment(100)
    expect(playback.getSnapshot().context.aim).toBe(at)
  }
  expect(said).toEqual([])
  clock.increment(60)
  expect(said).toEqual([{ type: 'moment.wanted', at: 6 }])
  expect(playback.getSnapshot().context.aim).toBeNull()
})
