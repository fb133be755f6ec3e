import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { safeStorage } from '../ports/storage.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { createReconnectActors, reconnectMachine } from './index.ts'

describeMachine(reconnectMachine, {
  events: [{ type: 'reconnect.cancel' }],
  outputs: {
    readRemembered: {
      remembered: { connected: true, connectorId: 'wallet.a' },
      'nothing remembered': { connected: false, connectorId: null },
    },
  },
})

async function run(items: Record<string, string>) {
  const storage = safeStorage()
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value)
  const clock = fakeClock()
  const actors = createReconnectActors({ storage })
  const actor = createActor(reconnectMachine.provide({ actors }), { clock })
  const due: unknown[] = []
  actor.on('reconnect.due', (event) => due.push(event))
  actor.start()
  await flush()
  return { actor, clock, due }
}

describe('behavior: 500 ms after the start', () => {
  test('due with the remembered connector, not a millisecond sooner', async () => {
    const { actor, clock, due } = await run({
      'club.connected': 'true',
      'club.connector': 'wallet.a',
    })
    clock.advance(499)
    expect(due).toEqual([])
    clock.advance(1)
    expect(due).toEqual([{ type: 'reconnect.due', connectorId: 'wallet.a' }])
    expect(actor.getSnapshot().output).toEqual({
      due: true,
      connectorId: 'wallet.a',
    })
  })

  test('due without a connector: the first of the list', async () => {
    const { actor, clock } = await run({ 'club.connected': 'true' })
    clock.advance(500)
    expect(actor.getSnapshot().output).toEqual({ due: true, connectorId: null })
  })

  test('never without the flag', async () => {
    const { actor, clock, due } = await run({ 'club.connector': 'wallet.a' })
    clock.advance(60_000)
    expect(due).toEqual([])
    expect(actor.getSnapshot().output).toEqual({ due: false })
  })

  test('never after somebody connected by hand', async () => {
    const { actor, clock, due } = await run({ 'club.connected': 'true' })
    actor.send({ type: 'reconnect.cancel' })
    clock.advance(60_000)
    expect(due).toEqual([])
    expect(actor.getSnapshot().output).toEqual({ due: false })
  })
})
