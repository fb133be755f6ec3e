import { expect, test } from 'vitest'
import { powerStory } from '../../../fixtures/votes.ts'
import { groupsOf } from './groups.ts'

const [gave, got] = powerStory.changes
if (!gave || !got) throw new Error('The fixture has changes')

test('default: what moved together is one line, with what was held after it', () => {
  const minted = [5, 4, 3].map((held) => ({
    ...got,
    tokenId: `1${held}`,
    held,
  }))
  expect(groupsOf([gave, ...minted])).toMatchObject([
    { tokens: ['77'], change: -1, held: 2, other: gave.to },
    { tokens: ['15', '14', '13'], change: 1, held: 5, other: got.from },
  ])
})

test('behavior: another act, sender or moment is another line', () => {
  const tx = `0x${'9'.repeat(64)}` as const
  const from = `0x${'9'.repeat(40)}` as const
  const at = '2020-01-01T00:00:00.000Z'
  const others = [{ tx }, { from }, { at }, { change: -1 as const }]
  for (const other of others)
    expect(groupsOf([got, { ...got, ...other }])).toHaveLength(2)
  expect(groupsOf([])).toEqual([])
})
