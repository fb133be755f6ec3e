import { csvPathOf, csvTwins } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { type CardId, linksOf } from './links.ts'
import type { Asking } from './useQuestion.ts'

const asking: Asking = {
  question: {
    exclude: 'contracts',
    metric: 'holders',
    step: 'day',
    search: '',
  },
  ask: () => {},
  hrefOf: () => '/analytics',
}

/** The cards that are drawn from one answer. */
const shared: Record<string, CardId[]> = {
  '/api/analytics/distribution': ['lorenz', 'distribution'],
  '/api/analytics/retention': ['retention', 'hands', 'periods'],
  '/api/analytics/token': ['bands', 'cross', 'token-top'],
  '/api/analytics/wallet/:address': ['standing', 'art', 'timeline'],
}

test.each(Object.entries(shared))(
  'behavior: no two cards of %s offer the same rows',
  (path, ids) => {
    const offered = ids.map((id) => linksOf(asking, id, path).csv)
    expect(new Set(offered).size).toBe(ids.length)
    expect(csvTwins.map(csvPathOf)).toEqual(expect.arrayContaining(offered))
  },
)
