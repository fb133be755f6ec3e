import { describe, expect, test } from 'vitest'
import { duplicatesOf } from './duplicates.ts'

const now = 1_795_000_000_000
const day = 86_400_000
const body =
  'The winter relay needs a budget of two trillion tokens, paid in three parts.'
const proposal = { author: '0xa', title: 'Fund the relay', body }
const unlike =
  'Nothing of this is what the other one says, so it is another one.'
const earlier = (change: object, age = 0) => ({
  ...proposal,
  author: '0xb',
  title: 'Another',
  ...change,
  createdAt: now - age,
})
const why = (of: ReturnType<typeof earlier>) =>
  duplicatesOf(proposal, [of], now).map((found) => found.why)

describe('duplicatesOf (behaviour 1.5)', () => {
  test.each<[string, object, number, string[]]>([
    ['the same body', {}, 0, ['alike']],
    ['the same body, 30 days old', {}, 30 * day, ['alike']],
    ['the same body, older', {}, 30 * day + 1, []],
    ['another body', { body: unlike }, 0, []],
    [
      'the same title by the same author, however old',
      { author: '0xa', title: 'FUND the relay.', body: unlike },
      400 * day,
      ['same_title'],
    ],
    [
      'the same title by another author',
      { title: proposal.title, body: unlike },
      0,
      [],
    ],
  ])('default: %s', (_, change, age, expected) => {
    expect(why(earlier(change, age))).toEqual(expected)
  })

  test('behavior: what the club opened itself has no author to be the same', () => {
    const own = { ...proposal, author: null }
    const before = { ...own, body: unlike, createdAt: now }
    expect(duplicatesOf(own, [before], now)).toEqual([])
  })

  test('behavior: the one that is most alike comes first', () => {
    const all = [earlier({ body: `${body} Soon.` }), earlier({})]
    const found = duplicatesOf(proposal, all, now)
    expect(found.map(({ of }) => of)).toEqual([all[1], all[0]])
    expect(found[0]?.similarity).toBe(1)
  })
})
