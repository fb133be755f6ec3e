import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { describeMachine } from '../../../../dev/testing/describeMachine.ts'
import { playbackMachine } from './playback.machine.ts'
import { tour } from './playback.tour.ts'

describeMachine(playbackMachine, tour)

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
