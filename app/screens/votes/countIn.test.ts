import type { CountedVote } from '@narwhal-club/core/casting'
import type { ProposalDetail } from '@narwhal-club/core/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countIn } from './countIn.ts'

const id = 'e0000000-0000-4000-8000-000000000001'
const path = `/api/proposals/${id}`
const counts = {
  yesPower: 1,
  noPower: 0,
  yesVoters: 1,
  noVoters: 0,
  ballots: 1,
  comments: 4,
}
const known = {
  id,
  counts,
  mine: { votingPower: 3, isModerator: false, reported: false },
} as ProposalDetail
const tally = { yesPower: 1, noPower: 3, yesVoters: 1, noVoters: 1 }
const counted = (place: number, lost = false) =>
  ({
    ballot: { proposal: id, choice: 'no', place },
    tally: lost ? null : tally,
  }) as CountedVote

function open() {
  const queries = new QueryClient()
  queries.setQueryData([path], known)
  queries.setQueryData(['/api/clubs/main/proposals'], { rows: [known] })
  queries.setQueryData([`${path}/votes?sort=newest`], { rows: [] })
  queries.setQueryData(['/api/inbox/awaiting'], {})
  queries.setQueryData(['/api/proposals/other/votes'], { rows: [] })
  const isOld = (of: string) => queries.getQueryState([of])?.isInvalidated
  const read = () => queries.getQueryData<ProposalDetail>([path])
  return { queries, isOld, read }
}

test('default: the page and the list have the count of the answer', () => {
  const { queries, isOld, read } = open()
  countIn(queries, [path], counted(1))
  const now = { ...tally, ballots: 2, comments: 4 }
  expect(read()?.counts).toEqual(now)
  expect(read()?.mine?.voted).toBe('no')
  expect(queries.getQueryData(['/api/clubs/main/proposals'])).toMatchObject({
    rows: [{ counts: now, voted: 'no' }],
  })
  // It is right: nothing is asked for.
  expect(isOld(path)).toBe(false)
})

test('behavior: what one reader voted is said in no list of another', () => {
  const { queries } = open()
  const list = '/api/clubs/main/proposals'
  queries.setQueryData([list, '0xa'], { rows: [known, { ...known, id: 'b' }] })
  countIn(queries, [path, '0xa'], counted(1))
  const own = queries.getQueryData<{ rows: unknown[] }>([list, '0xa'])
  expect(own?.rows[0]).toHaveProperty('voted', 'no')
  expect(own?.rows[1]).not.toHaveProperty('voted')
  const other = queries.getQueryData<{ rows: unknown[] }>([list])
  expect(other?.rows[0]).not.toHaveProperty('voted')
})

test('default: who voted, and what still waits, is asked anew', () => {
  const { queries, isOld } = open()
  countIn(queries, [path], counted(1))
  expect(isOld(`${path}/votes?sort=newest`)).toBe(true)
  expect(isOld('/api/inbox/awaiting')).toBe(true)
  expect(isOld('/api/proposals/other/votes')).toBe(false)
})

test('behavior: a count that is newer than the answer stays', () => {
  const { queries, read } = open()
  const newer = { ...counts, yesPower: 50, ballots: 9 }
  queries.setQueryData([path], { ...known, counts: newer })
  countIn(queries, [path], counted(1))
  expect(read()?.counts).toEqual(newer)
  expect(read()?.mine?.voted).toBe('no')
})

test('behavior: where the answer was lost the count is asked for', () => {
  const { queries, isOld, read } = open()
  countIn(queries, [path], counted(1, true))
  expect(read()?.counts).toEqual(counts)
  expect(isOld(path)).toBe(true)
})
