import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../../dev/testing/describeMachine.ts'
import { celebrationMachine } from './celebration.machine.ts'
import { tour } from './celebration.tour.ts'

describeMachine(celebrationMachine, {
  ...tour,
  inputs: [{ isDue: true }, { isDue: false }],
})

const start = (isDue: boolean) =>
  createActor(celebrationMachine, { input: { isDue } }).start()

test('default: due after a sign-in, over when it has fallen', () => {
  const celebration = start(true)
  expect(celebration.getSnapshot().value).toBe('due')
  celebration.send({ type: 'celebration.end' })
  expect(celebration.getSnapshot().value).toBe('over')
})

test('behavior: nothing to celebrate on an ordinary load', () => {
  expect(start(false).getSnapshot().value).toBe('over')
})
