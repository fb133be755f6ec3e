import { describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { fakeClock, flush } from '../testing/index.ts'
import { intent, intentId } from './proposing.fixture.ts'
import { noon, openProposingDesk } from './proposing.testing.ts'
import { createIntentWatch } from './proposing.watch.ts'

describe('watchIntent', () => {
  function watch() {
    const opened = openProposingDesk()
    const { watchIntent } = opened.actors
    const input = { intent: intentId }
    const actor = createActor(watchIntent, { input }).start()
    /** Comes with the pause after a look; 10 s are those of the question. */
    const nextPause = () =>
      vi.waitFor(
        () => {
          const pauses = opened.clock.pending().filter((ms) => ms !== 10_000)
          expect(pauses).toHaveLength(1)
          return pauses[0] ?? 0
        },
        { interval: 1 },
      )
    return { ...opened, actor, nextPause }
  }
  const asked = (calls: string[]) =>
    calls.filter((call) => call === 'GET fees/intents/:id').length

  test('default: the pauses grow while nothing changes, to 15 s', async () => {
    const { calls, clock, nextPause } = watch()
    const pauses: number[] = []
    for (let look = 0; look < 7; look++) {
      const ms = await nextPause()
      pauses.push(ms)
      clock.advance(ms)
    }
    await nextPause()
    expect(pauses).toEqual([1, 1, 2, 4, 8, 15, 15].map((s) => s * 1_000))
    expect(asked(calls)).toBe(7)
  })
  test('behavior: it looks at once where something may have changed', async () => {
    const { actor, calls, clock, nextPause } = watch()
    for (let look = 0; look < 3; look++) clock.advance(await nextPause())
    await nextPause()
    expect(asked(calls)).toBe(3)
    actor.send({ type: 'watch.now' })
    clock.advance(1_000)
    await nextPause()
    expect(asked(calls)).toBe(4)
  })
  test('error: a defect while it reads is told, and it looks on', async () => {
    const clock = fakeClock(noon)
    const defects = [new TypeError('a defect'), new TypeError('another')]
    const told: unknown[] = []
    const logic = createIntentWatch(async () => {
      const defect = defects.shift()
      if (defect) throw defect
      return { kind: 'opened', intent: intent() }
    }, clock)
    const parent = createActor(
      createMachine({
        invoke: { src: logic, input: { intent: intentId } },
        on: {
          '*': { actions: ({ event }) => told.push(event) },
        },
      }),
    ).start()
    for (let look = 0; look < 3; look++) {
      clock.advance(2_000)
      await flush()
      await flush()
    }
    parent.stop()
    const unread = {
      type: 'intent.unread',
      failure: { code: 'proposing.unexpected' },
    }
    expect(told).toMatchObject([unread, unread, { type: 'intent.read' }])
  })
  test('behavior: it ends with the state that asked for it', async () => {
    const { actor, clock } = watch()
    actor.stop()
    expect(clock.pending()).toEqual([])
  })
})
