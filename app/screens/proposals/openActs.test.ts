import { expect, test } from 'vitest'
import { actsAfter, noActs, type OpenActsEvent } from './openActs.ts'

const after = (...events: OpenActsEvent[]) => events.reduce(actsAfter, noActs)

const flagSent: OpenActsEvent[] = [
  { type: 'pressed', kind: 'flag' },
  { type: 'written', kind: 'flag', change: { text: 'A scam' } },
  { type: 'sent', kind: 'flag' },
]
const flag = { kind: 'flag', text: 'A scam' }
const error = 'Not now.'

test('default: one is opened, written and done', () => {
  expect(after(...flagSent)).toEqual({
    shown: 'flag',
    written: { flag: { ...flag, waiting: true, error: undefined } },
  })
  expect(after(...flagSent, { type: 'done', kind: 'flag' })).toEqual(noActs)
})

test('behavior: another one that is opened meanwhile does not wait, and stays', () => {
  const cancelling = [...flagSent, { type: 'pressed', kind: 'cancel' } as const]
  expect(after(...cancelling)).toMatchObject({
    shown: 'cancel',
    written: { cancel: { kind: 'cancel', text: '' } },
  })
  expect(after(...cancelling).written.cancel).not.toHaveProperty('waiting')
  expect(after(...cancelling, { type: 'done', kind: 'flag' })).toEqual({
    shown: 'cancel',
    written: { cancel: { kind: 'cancel', text: '' } },
  })
})

test('behavior: a failure is said of the act that failed, and no words are lost', () => {
  const failed = after(
    ...flagSent,
    { type: 'pressed', kind: 'cancel' },
    { type: 'written', kind: 'cancel', change: { text: 'Asked twice' } },
    { type: 'failed', kind: 'flag', error },
  )
  expect(failed).toMatchObject({
    shown: 'flag',
    written: {
      flag: { ...flag, waiting: false, error },
      cancel: { text: 'Asked twice' },
    },
  })
  expect(failed.written.cancel).not.toHaveProperty('error')
})

test.each<OpenActsEvent>([
  { type: 'closed' },
  { type: 'pressed', kind: 'flag' },
])(
  'behavior: left while it is sent ($type), it comes back where it fails',
  (leave) => {
    const left = after(...flagSent, leave)
    expect(left.shown).toBeNull()
    expect(
      actsAfter(left, { type: 'failed', kind: 'flag', error }),
    ).toMatchObject({ shown: 'flag', written: { flag: { ...flag, error } } })
    expect(actsAfter(left, { type: 'done', kind: 'flag' })).toEqual(noActs)
  },
)

test('behavior: what is closed before it is sent is given up', () => {
  expect(after(...flagSent.slice(0, 2), { type: 'closed' })).toEqual(noActs)
})

test('behavior: what is on its way is not changed', () => {
  const change = { text: 'Another' }
  const sent = after(...flagSent)
  expect(actsAfter(sent, { type: 'written', kind: 'flag', change })).toBe(sent)
})
