import { describe, expect, test } from 'vitest'
import { frozen, vault } from './audit.testing.ts'
import type { Bundle } from './index.ts'
import { keyOf } from './keys.testing.ts'
import {
  at,
  begins,
  bendLine,
  honest,
  reds,
  replaced,
  voter,
} from './tamper.testing.ts'

const bendText = (place: number, from: string | RegExp, to: string) =>
  bendLine(place, ({ payload }) => {
    const bent = payload.replace(from, to)
    if (bent === payload) throw new Error('nothing was bent')
    return { payload: bent }
  })

describe('somebody bends the file', () => {
  test.each<[string, Bundle, string[]]>([
    [
      'a signature',
      bendText(3, /"signature":"0x..../, '"signature":"0xabcd'),
      ['lines hash #3', 'signatures signature #3'],
    ],
    [
      'a weight',
      bendText(3, '"power":10', '"power":99'),
      ['lines hash #3', 'power power #3', 'tally noPower', 'tally outcome'],
    ],
    [
      'a choice',
      bendText(3, '"choice":2', '"choice":1'),
      [
        'lines hash #3',
        'signatures signature #3',
        'words sentence #3',
        'tally yesPower',
        'tally noPower',
        'tally yesVoters',
        'tally noVoters',
      ],
    ],
    [
      'a reason',
      bendText(4, 'It is worth it.', 'It is worthless.'),
      ['lines hash #4', 'signatures signature #4'],
    ],
    [
      'a time',
      bendLine(4, ({ receivedAt }) => ({ receivedAt: receivedAt + 1 })),
      ['lines hash #4'],
    ],
    [
      'a line dropped from the middle',
      { ...honest, lines: replaced(honest.lines, 7, []) },
      [
        'lines place #7',
        'lines previous #7',
        'tally yesPower',
        'tally yesVoters',
      ],
    ],
    [
      'a line dropped from the end',
      { ...honest, lines: honest.lines.slice(0, -1) },
      ['tally yesPower', 'tally noPower', 'tally yesVoters', 'tally noVoters'],
    ],
    [
      'two lines changed about',
      {
        ...honest,
        lines: replaced(replaced(honest.lines, 7, [at(honest.lines, 8)]), 8, [
          at(honest.lines, 7),
        ]),
      },
      [
        'lines place #7',
        'lines previous #7',
        'lines index #8',
        'lines time #8',
        'lines place #8',
        'lines previous #8',
        'lines place #9',
        'lines previous #9',
      ],
    ],
    [
      'a line twice',
      { ...honest, lines: [...honest.lines, at(honest.lines, -1)] },
      [
        'lines index #30',
        'lines place #30',
        'lines previous #30',
        'order seq #30',
      ],
    ],
    [
      'the root',
      { ...honest, voters: { ...honest.voters, root: keyOf('root') } },
      ['list root'],
    ],
    [
      'the log head',
      { ...honest, head: { ...honest.head, size: honest.head.size + 1 } },
      ['head seal'],
    ],
    [
      'the tally',
      {
        ...honest,
        tally: { ...honest.tally, yesPower: honest.tally.yesPower + 1 },
      },
      ['tally yesPower'],
    ],
    [
      'the outcome',
      { ...honest, tally: { ...honest.tally, outcome: 'rejected' } },
      ['tally outcome'],
    ],
    [
      'the end',
      {
        ...honest,
        proposal: { ...honest.proposal, end: honest.proposal.end - 60_000 },
      },
      ['window schedule'],
    ],
    [
      'an end before the last ballots',
      {
        ...honest,
        proposal: { ...honest.proposal, end: (begins + 29 * 60) * 1_000 },
      },
      [
        'window received #28',
        'window signed #28',
        'window received #29',
        'window signed #29',
        'window schedule',
      ],
    ],
  ])('error: %s', (_, bundle, found) => {
    expect(reds(bundle)).toEqual(found)
  })
})

describe('the list', () => {
  const listed = (change: (list: Bundle['voters']['list']) => void): Bundle => {
    const list = honest.voters.list.map(
      ([address, power]): [`0x${string}`, number] => [address, power],
    )
    change(list)
    return { ...honest, voters: { ...honest.voters, ...frozen(list) } }
  }
  const entry = honest.voters.list.findIndex(([each]) => each === voter(30))

  test('error: an entry that is another, as it lies in the file', () => {
    const list = replaced<[`0x${string}`, number]>(honest.voters.list, entry, [
      [voter(30), 500],
    ])
    const voters = { ...honest.voters, list }
    expect(reds({ ...honest, voters })).toEqual(['list power', 'list root'])
  })

  test('error: a power that a ballot does not have, with root and sums made anew', () => {
    const place = honest.voters.list.findIndex(([each]) => each === voter(3))
    const bundle = listed((list) => {
      list[place] = [voter(3), 500]
    })
    expect(reds(bundle)).toEqual(['power power #3'])
  })

  test.each([vault, '0x000000000000000000000000000000000000dead'] as const)(
    'error: %s votes from nowhere',
    (address) => {
      const bundle = listed((list) => list.push([address, 500]))
      expect(reds(bundle)).toEqual([`list excluded ${address}`])
    },
  )

  test('error: one that is listed twice, one without power', () => {
    const bundle = listed((list) => list.push([voter(30), 500], [voter(99), 0]))
    expect(reds(bundle)).toEqual([
      `list twice ${voter(30)}`,
      `list no_power ${voter(99)}`,
    ])
  })
})
