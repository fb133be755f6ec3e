import { describe, expect, test } from 'vitest'
import { sealDigest } from '../voting/index.ts'
import {
  castsOf,
  frozen,
  linesOf,
  sealKey,
  tallyOf,
  withStand,
} from './audit.testing.ts'
import type { Bundle } from './index.ts'
import { keyOf, signDigest } from './keys.testing.ts'
import { at, honest, redsAsItIs, voter } from './tamper.testing.ts'

/** Writes some of the ballots as if there were no others; the seals stay. */
function onlyThose(keep: (choice: number) => boolean): Bundle {
  const kept = castsOf(honest).filter(
    ({ message }) => message.seq === 0 && keep(message.choice),
  )
  return { ...honest, lines: linesOf(kept), tally: tallyOf(kept) }
}

/** The list, with all sums made anew, in which one who has not voted has more. */
const listed = (): Bundle['voters'] => ({
  ...honest.voters,
  ...frozen(
    honest.voters.list.map(([address, power]) => [
      address,
      address === voter(30) ? power + 500 : power,
    ]),
  ),
})

describe('somebody without a key of the server writes all anew', () => {
  test.each<[string, Bundle, string[]]>([
    [
      'without those who said no',
      onlyThose((choice) => choice === 1),
      ['stand facts', 'stand ballots'],
    ],
    [
      'without any ballot',
      onlyThose(() => false),
      ['stand facts', 'stand ballots'],
    ],
    [
      'with another quorum, which nobody reaches',
      {
        ...honest,
        proposal: { ...honest.proposal, quorum: 100_000 },
        tally: { ...honest.tally, outcome: 'no_quorum' },
      },
      ['stand facts'],
    ],
    [
      'as cancelled',
      {
        ...honest,
        proposal: { ...honest.proposal, cancelledAt: honest.proposal.end - 1 },
        tally: { ...honest.tally, outcome: 'cancelled' },
      },
      ['stand facts'],
    ],
    [
      'of a list in which one who has not voted has more',
      { ...honest, voters: listed() },
      ['stand facts'],
    ],
    [
      'of a list frozen at another block',
      { ...honest, voters: { ...honest.voters, block: 1 } },
      ['stand facts'],
    ],
    [
      'with a version that was taken at another moment',
      {
        ...honest,
        versions: honest.versions.map((version, place) =>
          place === 1 ? { ...version, at: version.at + 1 } : version,
        ),
      },
      ['stand facts'],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(redsAsItIs(bundle)).toEqual(found)
  })

  test('error: sealed with a key of their own', () => {
    const bundle = withStand(
      onlyThose((choice) => choice === 1),
      keyOf('x'),
    )
    expect(redsAsItIs(bundle)).toEqual(['stand key'])
    const { key } = bundle.stand
    const keys = [...honest.keys, { key, from: 0 }]
    // Their own list of keys helps where nobody knows better.
    expect(redsAsItIs({ ...bundle, keys })).toEqual([])
    expect(redsAsItIs({ ...bundle, keys }, honest.keys)).toEqual(['stand key'])
  })
})

describe('how the vote stood', () => {
  const bent = (change: Partial<Bundle['stand']>): Bundle => {
    const said = { ...honest.stand, ...change }
    const signature = signDigest(sealDigest(said), sealKey)
    return { ...honest, stand: { ...said, signature } }
  }

  test.each<[string, Bundle, string[]]>([
    [
      'of another proposal',
      bent({ proposal: 'e0000000-0000-4000-8000-000000000002' }),
      ['stand facts'],
    ],
    ['of other facts', bent({ facts: keyOf('facts') }), ['stand facts']],
    ['of fewer ballots', bent({ ballots: 29 }), ['stand ballots']],
    [
      'with the ballot before the last',
      bent({ last: at(honest.lines, -2).hash }),
      ['stand ballots'],
    ],
    ['of another moment', bent({ at: honest.head.at + 1 }), ['stand time']],
    [
      'with the seal of the head',
      {
        ...honest,
        stand: { ...honest.stand, signature: honest.head.signature },
      },
      ['stand seal'],
    ],
    [
      'of a moment at which its key was not in use',
      {
        ...honest,
        keys: [{ key: honest.stand.key, from: honest.stand.at + 60_001 }],
      },
      ['head key', 'stand key'],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(redsAsItIs(bundle)).toEqual(found)
  })

  test('default: as it is', () => {
    expect(redsAsItIs(honest)).toEqual([])
  })
})
