import { describe, expect, test } from 'vitest'
import { hashEntry } from '../ledger/index.ts'
import type { VoteMessage } from '../voting/index.ts'
import {
  type Cast,
  castOf,
  castsOf,
  sealHead,
  tallyOf,
  withCasts,
} from './audit.testing.ts'
import type { Bundle } from './index.ts'
import { keyOf, twinOf } from './keys.testing.ts'
import {
  at,
  begins,
  bendLine,
  hash,
  honest,
  reds,
  replaced,
  voter,
} from './tamper.testing.ts'

/** Bends one ballot, with all hashes, sums and seals written anew. */
function bendCast(place: number, bend: (cast: Cast) => Partial<Cast>): Bundle {
  const casts = castsOf(honest)
  const cast = at(casts, place)
  return withCasts(honest, replaced(casts, place, [{ ...cast, ...bend(cast) }]))
}
const bendMessage = (place: number, change: Partial<VoteMessage>) =>
  bendCast(place, ({ message }) => ({ message: { ...message, ...change } }))

/** Bends one ballot that its own voter signed so. */
const cast = (
  change: Parameters<typeof castOf>[0],
  seq: number,
  time = 3_600,
) => castOf(change, seq, begins + time, hash)
const withMore = (...more: Cast[]) =>
  withCasts(honest, [...castsOf(honest), ...more])

describe('the server itself lies, with every hash, sum and seal in order', () => {
  const first = at(castsOf(honest), 0)

  test('default: what it writes anew honestly is green', () => {
    expect(reds(withCasts(honest, castsOf(honest)))).toEqual([])
  })

  test.each<[string, Bundle, string[]]>([
    [
      'a choice',
      bendMessage(3, { choice: 1 }),
      ['signatures signature #3', 'words sentence #3'],
    ],
    [
      'a choice and its sentence',
      bendMessage(3, {
        choice: 1,
        summary: first.message.summary.replace('NO', 'YES'),
      }),
      ['signatures signature #3'],
    ],
    [
      'a choice that is none',
      bendMessage(3, { choice: 3 }),
      [
        'signatures signature #3',
        'words choice #3',
        'tally noPower',
        'tally noVoters',
      ],
    ].map((each) => each) as [string, Bundle, string[]],
    [
      'a reason',
      bendMessage(4, { reason: 'No.' }),
      ['signatures signature #4'],
    ],
    ['a weight', bendCast(3, () => ({ power: 99 })), ['power power #3']],
    [
      'a ballot of another proposal',
      bendCast(3, () => ({ proposal: 'e0000000-0000-4000-8000-000000000002' })),
      ['lines proposal #3'],
    ],
    [
      'a ballot signed for another proposal, club and words',
      bendMessage(3, {
        proposalId: keyOf('proposal'),
        club: 'deep-dive',
        contentHash: keyOf('content'),
      }),
      [
        'signatures signature #3',
        'words content #3',
        'words club #3',
        'words proposal #3',
      ],
    ],
    [
      'a ballot of a stranger',
      withMore(
        castOf(
          { voter: 0, choice: 'yes' },
          0,
          begins + 3_600,
          hash,
          keyOf('x'),
        ),
      ),
      ['power stranger #30'],
    ],
    [
      'a second ballot of a voter as the first',
      withMore(cast({ voter: 1, choice: 'no' }, 0)),
      ['order seq #30'],
    ],
    [
      'a ballot that leaves one out',
      withMore(cast({ voter: 1, choice: 'no' }, 2)),
      ['order seq #30'],
    ],
    [
      'a superseded ballot counted again, at the end',
      withMore(at(castsOf(honest), 9)),
      ['lines time #30', 'order seq #30'],
    ],
    [
      'a first ballot dropped of one who changed it',
      withCasts(
        honest,
        castsOf(honest).filter((_, place) => place !== 9),
      ),
      ['order seq #26'],
    ],
    [
      'ballots of one voter the other way round',
      (() => {
        const casts = castsOf(honest)
        const [two, six] = [at(casts, 2), at(casts, 24)]
        return withCasts(honest, replaced(replaced(casts, 2, [six]), 24, [two]))
      })(),
      ['lines time #3', 'lines time #24', 'order seq #2', 'order seq #24'],
    ],
    [
      'a ballot from before the one that it follows on',
      bendCast(9, ({ receivedAt }) => ({ receivedAt: receivedAt - 60_001 })),
      ['lines time #9'],
    ],
    [
      'a ballot before voting began',
      bendCast(0, () => ({ receivedAt: honest.proposal.start - 1 })),
      ['window received #0'],
    ],
    [
      'a ballot at the end',
      withMore({
        ...cast({ voter: 30, choice: 'no' }, 0, 3 * 86_400 - 1),
        receivedAt: honest.proposal.end,
      }),
      ['window received #30'],
    ],
    [
      'a ballot signed at the end',
      withMore({
        ...cast({ voter: 30, choice: 'no' }, 0, 3 * 86_400),
        receivedAt: honest.proposal.end - 1,
      }),
      ['window signed #30'],
    ],
    [
      'a ballot signed long before it came, and one from the future',
      withMore(
        {
          ...cast({ voter: 30, choice: 'no' }, 0),
          receivedAt: (begins + 4_561) * 1_000,
        },
        {
          ...cast({ voter: 31, choice: 'no' }, 0, 4_900),
          receivedAt: (begins + 4_599) * 1_000,
        },
      ),
      ['window drift #30', 'window drift #31'],
    ],
    [
      'a signature with a high s',
      bendCast(3, ({ signature }) => ({ signature: twinOf(signature) })),
      ['signatures signature #3', 'words signature_form #3'],
    ],
    [
      'a ballot after it was cancelled',
      {
        ...honest,
        proposal: {
          ...honest.proposal,
          cancelledAt: at(honest.lines, 29).receivedAt,
        },
        tally: { ...honest.tally, outcome: 'cancelled' },
      },
      ['window received #29'],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(reds(bundle)).toEqual(found)
  })

  test('error: a payload that is spelled otherwise', () => {
    const bundle = bendLine(29, (line) => {
      const bent = { ...line, payload: line.payload.replace(':', ': ') }
      return { ...bent, hash: hashEntry(bent) }
    })
    const { head } = bundle
    const last = at(bundle.lines, 29).hash
    const { signature: _, key: __, ...facts } = head
    const sealed = { ...bundle, head: sealHead({ ...facts, hash: last }) }
    expect(reds(sealed)).toEqual([
      'lines payload #29',
      'tally yesPower',
      'tally noPower',
      'tally yesVoters',
      'tally noVoters',
    ])
  })

  test.each<[string, number, 'key' | 'contract', string[]]>([
    ['a ballot that waited for its turn', 15 * 60 + 60, 'key', []],
    ['one that waited too long', 15 * 60 + 61, 'key', ['window drift #30']],
    ['a contract’s, of the day before', 86_400, 'contract', []],
  ])('behavior: %s', (_, seconds, signer, found) => {
    const late = cast({ voter: 30, choice: 'no' }, 0)
    const receivedAt = (begins + 3_600 + seconds) * 1_000
    const bundle = withMore({ ...late, signer, receivedAt })
    expect(reds(bundle)).toEqual(found)
  })

  test('error: a ballot signed before voting began', () => {
    const early = cast({ voter: 30, choice: 'no' }, 0, -1)
    const receivedAt = honest.proposal.start
    expect(reds(withMore({ ...early, receivedAt }))).toEqual([
      'lines time #30',
      'window signed #30',
    ])
  })

  test('behavior: ballots may come in the same moment', () => {
    const same = { receivedAt: at(honest.lines, 8).receivedAt }
    expect(reds(bendCast(9, () => same))).toEqual([])
  })

  test('error: a superseded ballot counted besides', () => {
    const casts = castsOf(honest)
    const twice = { ...at(casts, 9).message, voter: voter(39) }
    const tally = tallyOf([...casts, { ...at(casts, 9), message: twice }])
    expect(reds({ ...honest, tally })).toEqual([
      'tally noPower',
      'tally noVoters',
    ])
  })

  test('error: more changes than there may be', () => {
    const many = Array.from({ length: 101 }, (_, seq) =>
      cast({ voter: 4, choice: 'no' }, seq, 60 + seq),
    )
    expect(reds(withCasts(honest, many))).toEqual(['order too_many #100'])
  })

  test('error: a line of another ledger or kind', () => {
    expect(reds(bendLine(0, () => ({ ledger: 'audit' })))).toEqual([
      'lines ledger #0',
      'lines hash #0',
    ])
    expect(reds(bendLine(0, () => ({ kind: 'vote.made' })))).toEqual([
      'lines ledger #0',
      'lines hash #0',
    ])
  })

  test('error: a line that follows on another than the one before it', () => {
    const bundle = bendLine(1, () => ({ prevHash: keyOf('other') }))
    expect(reds(bundle)).toEqual(['lines prev_hash #1', 'lines hash #1'])
    const begun = bendLine(0, () => ({ index: 0 }))
    expect(reds(begun)).toEqual(['lines prev_hash #0', 'lines hash #0'])
  })
})
