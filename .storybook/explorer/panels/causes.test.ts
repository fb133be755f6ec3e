import { stepsOf } from '@narwhal-club/core/testing'
import { expect, test } from 'vitest'
import { sceneAt } from '../engine.ts'
import { tours } from '../tours.ts'
import { causeOf, causes } from './causes.ts'

const send = (type: string) => ({ kind: 'send' as const, event: { type } })

test('default: what asks is a person’s, what tells is not', () => {
  const by = (machine: string, ...types: string[]) =>
    types.map((type) => causeOf(send(type), machine))
  expect(by('login', 'login.sign', 'login.cancel')).toEqual([
    'person',
    'person',
  ])
  expect(by('proposing', 'proposing.back', 'session.back')).toEqual([
    'person',
    'others',
  ])
  expect(by('casting', 'casting.celebrated', 'queue.read')).toEqual([
    'person',
    'others',
  ])
  expect(
    by('session', 'session.signOut', 'session.opened', 'elsewhere.ended'),
  ).toEqual(['person', 'others', 'others'])
  expect(by('wallet', 'account.changed', 'provider.disconnected')).toEqual([
    'wallet',
    'wallet',
  ])
})

test('behavior: the root passes on what a person asks of any machine', () => {
  const by = (type: string) => causeOf(send(type), 'system')
  expect([by('wallet.open'), by('wallet.connected')]).toEqual([
    'person',
    'others',
  ])
})

test('behavior: an answer is its actor’s, a delay is time', () => {
  const of = (kind: 'done' | 'error' | 'after') =>
    causeOf({ kind, event: { type: 'xstate.done.actor.sign' } }, 'login')
  expect([of('done'), of('error'), of('after')]).toEqual([
    'actors',
    'actors',
    'time',
  ])
})

test('behavior: every event of every tour falls in a group; of a machine that nobody speaks to, in none of a person’s', () => {
  const silent: string[] = []
  for (const [id, tour] of Object.entries(tours)) {
    const found = stepsOf(sceneAt(tour).snapshot, tour).map((step) =>
      causeOf(step, id),
    )
    for (const cause of found) expect(Object.keys(causes)).toContain(cause)
    if (!found.includes('person')) silent.push(id)
  }
  expect(silent).toEqual(['stream'])
})
