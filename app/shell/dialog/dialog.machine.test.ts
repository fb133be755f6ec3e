import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../../dev/testing/describeMachine.ts'
import { dialogMachine } from './dialog.machine.ts'
import { tour } from './dialog.tour.ts'

describeMachine(dialogMachine, tour)

test('default: opens and closes, and forgives a second request', () => {
  const dialog = createActor(dialogMachine).start()
  const after = (type: 'dialog.open' | 'dialog.close') => {
    dialog.send({ type })
    return dialog.getSnapshot().value
  }
  expect(after('dialog.close')).toBe('closed')
  expect(after('dialog.open')).toBe('open')
  expect(after('dialog.open')).toBe('open')
  expect(after('dialog.close')).toBe('closed')
})
