import { expect, test } from 'vitest'
import {
  checkSubmission,
  maySeeWork,
  needsReason,
  reviewStatuses,
  type SubmissionStatus,
} from './submission.ts'

const work = { text: 'Here is the banner.', links: ['https://good.example/a'] }

test('default: work in its normal form', () => {
  const typed = { text: ` ${work.text}\r\n`, links: [...work.links, '  '] }
  expect(checkSubmission(typed)).toEqual({ ok: true, content: work })
})

const six = [1, 2, 3, 4, 5, 6].map((n) => `https://good.example/${n}`)
test.each([
  ['nothing', { text: '' }, 'text missing'],
  ['B3.2.8 too little', { text: 'Here.' }, 'text too_short'],
  ['B3.2.8 too much', { text: 'x'.repeat(5_001) }, 'text too_long'],
  ['B3.2.9 six links', { links: six }, 'links too_many'],
  ['a link twice', { links: [work.links[0], work.links[0]] }, 'links repeated'],
  ['a link that is none', { links: ['javascript:alert(1)'] }, 'links format'],
  [
    'a link with a password',
    { links: ['https://a:b@good.example'] },
    'links format',
  ],
  [
    'a long link',
    { links: [`https://good.example/${'x'.repeat(300)}`] },
    'links too_long',
  ],
])('error: %s', (_, change, expected) => {
  const checked = checkSubmission({ ...work, ...change } as typeof work)
  const faults = checked.ok ? [] : checked.faults
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    expected,
  ])
})

test('B3.2.16 behavior: who decides says one of four, an award and a hunter the others', () => {
  const all: Record<SubmissionStatus, boolean> = {
    submitted: true,
    shortlisted: true,
    rejected: true,
    spam: true,
    winner: false,
    withdrawn: false,
  }
  const said = Object.entries(all).flatMap(([name, may]) => (may ? [name] : []))
  expect([...reviewStatuses].sort()).toEqual(said.sort())
})

test('behavior: what says no says why', () => {
  expect(reviewStatuses.filter(needsReason)).toEqual(['rejected', 'spam'])
})

test('behavior: who sees work', () => {
  const asked = { isOpen: true, isConcerned: false }
  const visibility = 'after_deadline'
  expect(maySeeWork({ ...asked, visibility: 'public' })).toBe(true)
  expect(maySeeWork({ ...asked, visibility })).toBe(false)
  expect(maySeeWork({ ...asked, visibility, isConcerned: true })).toBe(true)
  expect(maySeeWork({ ...asked, visibility, isOpen: false })).toBe(true)
})
