import { expect, test } from 'vitest'
import type { Known } from '../report/report.types.ts'
import { type Inquiry, nextInquiry, reportOf } from './inquiry.ts'

const ask = { story: 'machines-login--signing', path: '0-8-1' }
const begun = {
  title: 'Machines/Login, signing',
  link: 'http://localhost:6006/?path=/story/machines-login--signing&token=k7Qm',
  at: '2026-03-14T15:09:26.000Z',
  chosen: {},
}
const known: Known = {
  explored: null,
  errors: [],
  browser: 'Of the story',
  viewport: '360 × 780 at 2×',
  wishes: [],
}
const asked = nextInquiry(null, { type: 'ask', ask, begun }) as Inquiry
const silent = nextInquiry(asked, { type: 'wait' }) as Inquiry
const answer = { type: 'answer', ask, known } as const
const answered = nextInquiry(asked, answer) as Inquiry

test('default: who asks knows nothing yet, and reports nothing', () => {
  expect(asked.kind).toBe('asked')
  expect(reportOf(asked, 'Of the frame')).toBe('')
})

test('default: an answer is what is known', () => {
  expect(answered).toEqual({ kind: 'known', ask, begun, known })
  const text = reportOf(answered, 'Of the frame')
  expect(text).toContain('- Browser: Of the story')
  expect(text).not.toContain('did not answer')
})

test('behavior: a story that does not answer in time is said to be silent', () => {
  expect(silent.kind).toBe('silent')
  const text = reportOf(silent, 'Of the frame')
  expect(text).toContain('The story did not answer.')
  expect(text).toContain('- Browser: Of the frame')
})

test('behavior: an answer that comes late counts, and waiting then means nothing', () => {
  expect(nextInquiry(silent, answer)).toEqual(answered)
  expect(nextInquiry(answered, { type: 'wait' })).toBe(answered)
})

test.each([
  { ...ask, story: 'machines-login--idle' },
  { ...ask, path: '0' },
])('behavior: the answer of another is none: %o', (other) => {
  expect(nextInquiry(asked, { ...answer, ask: other })).toBe(asked)
  expect(nextInquiry(null, answer)).toBeNull()
})

test('behavior: who asks again forgets what was known', () => {
  const again = { ask: { ...ask, path: '0' }, begun }
  expect(nextInquiry(answered, { type: 'ask', ...again })).toEqual({
    kind: 'asked',
    ...again,
  })
})

test('behavior: nothing secret is left in the link either', () => {
  const text = reportOf(answered, '')
  expect(text).toContain('machines-login--signing&token=•••)')
  expect(text).not.toContain('k7Qm')
})
