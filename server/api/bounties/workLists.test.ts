import { visitor } from '@narwhal-club/core/policies'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/bountyActs.ts'
import { createWorkLists } from './workLists.ts'

test('error: rate_limited: tables of work come one by one of a source, pages at once', async () => {
  const read: string[] = []
  let answer = (_: null) => {}
  const gate = new Promise<null>((resolve) => {
    answer = resolve
  })
  const { list } = createWorkLists({
    clock: { now: () => 0 },
    reads: {
      submissions: ({ bounty }: { bounty: string }) => {
        read.push(bounty)
        return gate
      },
    } as never,
  })
  const ask = (source: string, bounty: string, limit?: number) =>
    list({ source }, visitor, { bounty, ...(limit && { limit }) } as never)
  const all = [
    ask('one', 'table 1', 1_000),
    ask('one', 'table 2', 1_000),
    ask('one', 'table 3', 1_000),
    ask('other', 'table of another', 1_000),
    ask('one', 'page 1', 100),
    ask('one', 'page 2'),
  ]
  await expect(ask('one', 'table 4', 1_000)).rejects.toEqual(
    refusal('rate_limited'),
  )
  expect([...read].sort()).toEqual([
    'page 1',
    'page 2',
    'table 1',
    'table of another',
  ])
  answer(null)
  for (const each of all)
    await expect(each).rejects.toEqual(refusal('bounty_not_found'))
  expect(read.slice(4)).toEqual(['table 2', 'table 3'])
})
