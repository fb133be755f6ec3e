import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { redact } from './redact.ts'

test('behavior: secrets are blotted out', () => {
  expect(
    redact({
      proof: { signature: '0x5c' },
      message: { text: 'Nonce: abc', nonce: 'abc', address: '0x1' },
      value: 7n,
      failure: new Error('Broken.'),
    }),
  ).toEqual({
    proof: '•••',
    message: { text: '•••', nonce: '•••', address: '0x1' },
    value: '7n',
    failure: 'Error: Broken.',
  })
})

test('behavior: an actor is named, not opened: it knows all the others', () => {
  const fee = createActor(createMachine({}), { id: 'fee' })
  expect(redact({ machines: { 'swap-1': fee } })).toEqual({
    machines: { 'swap-1': 'actor fee' },
  })
})
