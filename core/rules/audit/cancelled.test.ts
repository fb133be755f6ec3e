import { describe, expect, test } from 'vitest'
import { castsOf, sealHead, withCasts } from './audit.testing.ts'
import type { Bundle } from './index.ts'
import { at, honest, reds } from './tamper.testing.ts'

/** The same, cancelled at a moment, and sealed at another. */
function cancelledAt(moment: number, seal = honest.head.at): Bundle {
  const { signature: _, key: __, ...facts } = honest.head
  return {
    ...honest,
    proposal: { ...honest.proposal, cancelledAt: moment },
    tally: { ...honest.tally, outcome: 'cancelled' },
    head: sealHead({ ...facts, at: seal }),
  }
}

describe('a cancelling', () => {
  const { end } = honest.proposal
  const lastCame = at(honest.lines, -1).receivedAt
  const taken = at(honest.versions, -1).at
  const found = ['window cancelled']

  test.each<[string, Bundle, string[]]>([
    ['after the last ballot', cancelledAt(lastCame + 1), []],
    ['in the last moment', cancelledAt(end - 1), []],
    ['at the end', cancelledAt(end), found],
    ['after the end', cancelledAt(end + 1), found],
    ['sealed in its moment', cancelledAt(end - 5, end - 5), []],
    ['that is yet to come', cancelledAt(end - 5, end - 6), found],
  ])('%s', (_, bundle, due) => {
    expect(reds(bundle)).toEqual(due)
  })

  test('behavior: a server says so a millisecond after the last ballot, at the end itself', () => {
    const casts = castsOf(honest)
    const late = { ...at(casts, -1), receivedAt: end - 1 }
    const bundle = withCasts(honest, [...casts.slice(0, -1), late])
    const of = (moment: number): Bundle => ({
      ...bundle,
      proposal: { ...bundle.proposal, cancelledAt: moment },
      tally: { ...bundle.tally, outcome: 'cancelled' },
    })
    // It was signed long before: that is another fault, of the ballot alone.
    const drift = 'window drift #29'
    expect(reds(of(end))).toEqual([drift])
    expect(reds(of(end + 1))).toEqual([drift, ...found])
  })

  test.each<[string, number, string[]]>([
    ['in the moment of the last version', taken, []],
    ['before the last version', taken - 1, found],
  ])('%s', (_, moment, due) => {
    const bundle = withCasts(honest, [])
    const proposal = { ...bundle.proposal, cancelledAt: moment }
    const tally = { ...bundle.tally, outcome: 'cancelled' as const }
    expect(reds({ ...bundle, proposal, tally })).toEqual(due)
  })
})
