import { comments } from '@narwhal-club/core/messages/pages/comments'
import { expect, test } from 'vitest'
import {
  type Form,
  formOf,
  lackOf,
  type Spot,
  type Writing,
  type WritingEvent,
  write,
} from './writing.rules.ts'

const begun: Writing = { open: null, forms: {} }
const after = (...events: WritingEvent[]) => events.reduce(write, begun)

const typed = (spot: Spot, text: string) =>
  ({ type: 'typed', spot, text }) as const
const sent = (spot: Spot, id: string) => ({ type: 'sent', spot, id }) as const
const taken = (spot: Spot) => ({ type: 'taken', spot }) as const
const closed = (spot: Spot) => ({ type: 'closed', spot }) as const
const failed = (spot: Spot, isSpent = false) =>
  ({ type: 'failed', spot, error: 'No.', isSpent }) as const
const opened = (spot: Exclude<Spot, 'say'>, form: Form = { text: '' }) =>
  ({ type: 'opened', spot, form }) as const

const a = 'reply.a'
const b = 'reply.b'

test('default: what was taken is gone, and its form closed', () => {
  expect(after(typed('say', 'A'), sent('say', '1'), taken('say'))).toEqual(
    begun,
  )
  expect(after(opened(a), typed(a, 'A'), sent(a, '1'), taken(a))).toEqual(begun)
})

test('behavior: an answer is about its own form alone', () => {
  const at = after(
    opened(a),
    typed(a, 'A'),
    sent(a, '1'),
    opened(b),
    typed(b, 'B'),
    typed('say', 'C'),
    taken(a),
  )
  expect(at).toMatchObject({ open: b, forms: { [b]: { text: 'B' } } })
  expect(formOf(at, 'say').text).toBe('C')
})

test('behavior: what is on its way is not changed, whatever is opened', () => {
  const at = after(
    typed('say', 'A'),
    sent('say', '1'),
    opened('report.a'),
    typed('say', 'A and B'),
  )
  expect(formOf(at, 'say')).toMatchObject({ text: 'A', waiting: true })
})

test('behavior: the same words go under the same name, others under another', () => {
  const tried = [typed('say', 'A'), sent('say', '1'), failed('say')]
  const again = after(...tried, sent('say', '2'))
  expect(formOf(again, 'say').sent).toEqual({ id: '1', text: 'A' })
  const other = after(...tried, typed('say', 'B'), sent('say', '2'))
  expect(formOf(other, 'say').sent).toEqual({ id: '2', text: 'B' })
})

test('behavior: a name that is spent is used no more', () => {
  const at = after(
    typed('say', 'A'),
    sent('say', '1'),
    failed('say', true),
    sent('say', '2'),
  )
  expect(formOf(at, 'say').sent).toEqual({ id: '2', text: 'A' })
})

test('error: a failure keeps the words, until others are typed', () => {
  const at = after(typed('say', 'A'), sent('say', '1'), failed('say'))
  expect(formOf(at, 'say')).toMatchObject({ text: 'A', error: 'No.' })
  expect(formOf(at, 'say').waiting).toBe(false)
  expect(formOf(write(at, typed('say', 'B')), 'say').error).toBeUndefined()
})

test('behavior: a reply is as it was when it is opened again', () => {
  const at = after(opened(a), typed(a, 'A'), opened(a))
  expect(formOf(at, a).text).toBe('A')
  const back = after(opened(a), typed(a, 'A'), closed(a), opened(a))
  expect(back).toMatchObject({ open: a, forms: { [a]: { text: 'A' } } })
})

test('behavior: closed while it is sent, it is still under way', () => {
  const at = after(opened(a), typed(a, 'A'), sent(a, '1'), closed(a), opened(a))
  expect(formOf(at, a)).toMatchObject({ text: 'A', waiting: true })
  const refused = after(opened('delete.a'), sent('delete.a', '1'))
  const seen = [closed('delete.a'), failed('delete.a')].reduce(write, refused)
  expect(seen.open).toBeNull()
})

test('behavior: an edit and a report that were given up begin anew', () => {
  const edit = 'edit.a'
  const at = after(
    opened(edit, { text: 'Was' }),
    typed(edit, 'Is'),
    closed(edit),
    opened(edit, { text: 'Was' }),
  )
  expect(formOf(at, edit).text).toBe('Was')
  const report = after(
    opened('report.a'),
    { type: 'chosen', spot: 'report.a', reason: 'spam' },
    opened(a),
    opened('report.a'),
  )
  expect(formOf(report, 'report.a').reason).toBeUndefined()
})

test('error: what is missing is said', () => {
  expect(lackOf('say', { text: ' ' })).toBe(comments.failure.empty)
  expect(lackOf('report.a', { text: '' })).toBe(comments.failure.no_reason)
  expect(lackOf('report.a', { text: '', reason: 'spam' })).toBeUndefined()
  expect(lackOf('delete.a', { text: '' })).toBeUndefined()
})
