import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { dialogMachine } from './dialog.machine.ts'

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
