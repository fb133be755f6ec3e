import { expect, test } from 'vitest'
import { checkContent } from '../governance/fields.ts'
import { disputeWords } from './dispute.ts'

const dispute = {
  number: 7,
  title: 'Draw the spring banner',
  worker: `0x${'12'.repeat(20)}`,
  isWinner: true,
  texts: ['It was copied.\n# Look', 'I saw it.'],
}

test('default: what the club is asked', () => {
  const { title, summary, body } = disputeWords(dispute)
  expect(title).toBe('Should 0x1212…1212 be paid for “Draw the spring banner”?')
  expect(summary).toBe('A decision about bounty 7 is disputed.')
  expect(body).toContain('> It was copied.\n> # Look\n\n> I saw it.')
})

test('behavior: whatever a bounty is called, it is a proposal that may be published', () => {
  const texts = Array(3).fill('x'.repeat(500))
  const title = '🐋'.repeat(120)
  const words = disputeWords({ ...dispute, title, texts })
  expect(checkContent({ ...words, labels: [] }, []).ok).toBe(true)
})
