import { voteSentence } from '@narwhal-club/core/voting'
import { expect, test } from 'vitest'
import { eitherOf } from './eitherOf.ts'

const of = (title: string, seq = 0) => {
  const shown = { number: 12, title, club: 'Narwhal Club', seq }
  return {
    yes: voteSentence({ ...shown, choice: 'yes' }),
    no: voteSentence({ ...shown, choice: 'no' }),
  }
}

test('default: what both say is said once', () => {
  expect(eitherOf(of('Fund it'), ' or ')).toBe(
    'Vote YES or NO on #12 “Fund it” in Narwhal Club.',
  )
  expect(eitherOf(of('Fund it', 3), ' or ')).toBe(
    'Change my vote to YES or NO on #12 “Fund it” in Narwhal Club.',
  )
})

test('behavior: words of the title are left as they are', () => {
  expect(eitherOf(of('YES or NO?'), ' or ')).toBe(
    'Vote YES or NO on #12 “YES or NO?” in Narwhal Club.',
  )
})
