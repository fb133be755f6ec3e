import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openStandings } from './standings.ts'

const [one, other] = [1, 2].map(
  (number) => `e0000000-0000-4000-8000-00000000000${number}`,
) as [string, string]

const tallyOf = (ballots: number) => ({
  yesPower: 10 * ballots,
  noPower: 0,
  yesVoters: ballots,
  noVoters: 0,
})
const standing = (proposal: string, ballots: number) => {
  const tally = tallyOf(ballots)
  return { proposal, club: 'main', tally, ballots, line: 2 * ballots }
}
const answer = (id: string, ballots: number, comments = 3) => ({
  id,
  title: `Proposal ${id}`,
  counts: { ...tallyOf(ballots), ballots, comments },
})

function start() {
  const queries = new QueryClient()
  const pathOf = (id: string) => [`/api/proposals/${id}`]
  const lists = {
    home: ['/api/proposals?status=active'],
    club: ['/api/clubs/main/proposals?sort=votes', '0xme'],
    clubs: ['/api/clubs?sort=newest'],
  }
  queries.setQueryData(pathOf(one), answer(one, 5))
  queries.setQueryData(lists.home, {
    rows: [answer(other, 1), answer(one, 4)],
    total: 2,
  })
  queries.setQueryData(lists.club, { rows: [answer(other, 1)], total: 1 })
  queries.setQueryData(lists.clubs, { rows: [{ id: one, counts: {} }] })
  const standings = openStandings(queries)
  const ballots = (key: readonly unknown[]) => {
    const data = queries.getQueryData(key) as {
      counts?: { ballots: number }
      rows?: { counts: { ballots: number } }[]
    }
    return data.rows
      ? data.rows.map(({ counts }) => counts.ballots)
      : data.counts?.ballots
  }
  return { queries, pathOf, lists, standings, ballots }
}

test('default: every answer that counts the votes says how it stands', () => {
  const { standings, queries, pathOf, lists, ballots } = start()
  const clubs = queries.getQueryData(lists.clubs)
  standings.take(standing(one, 7))
  expect(queries.getQueryData(pathOf(one))).toEqual(answer(one, 7))
  expect(ballots(lists.home)).toEqual([1, 7])
  standings.take(standing(other, 2))
  expect(ballots(lists.home)).toEqual([2, 7])
  expect(ballots(lists.club)).toEqual([2])
  expect(queries.getQueryData(lists.clubs)).toBe(clubs)
})

test('behavior: what was known at the start is the same everywhere', () => {
  const { lists, ballots } = start()
  expect(ballots(lists.home)).toEqual([1, 5])
})

test('behavior: a count never goes back, wherever it is from', async () => {
  const { standings, queries, pathOf, lists, ballots } = start()
  standings.take(standing(one, 7))
  standings.take(standing(one, 6))
  expect(ballots(pathOf(one))).toBe(7)
  // An answer that was under way, or that a cache had.
  const older = { ...answer(one, 3, 9), title: 'New words' }
  await queries.fetchQuery({ queryKey: pathOf(one), queryFn: () => older })
  expect(queries.getQueryData(pathOf(one))).toEqual({
    ...older,
    counts: answer(one, 7, 9).counts,
  })
  // The answer to one's own vote, say.
  queries.setQueryData(pathOf(one), answer(one, 8))
  expect(ballots(lists.home)).toEqual([1, 8])
  standings.take(standing(one, 7))
  expect(ballots(lists.home)).toEqual([1, 8])
})

test('behavior: an answer stays as old as it is, and is asked anew if it was to be', async () => {
  const { standings, queries, pathOf } = start()
  queries.setQueryData(pathOf(one), answer(one, 5), { updatedAt: 1_000 })
  await queries.invalidateQueries({ queryKey: pathOf(one) })
  standings.take(standing(one, 7))
  expect(queries.getQueryState(pathOf(one))).toMatchObject({
    dataUpdatedAt: 1_000,
    isInvalidated: true,
  })
})

test('behavior: what is new of none changes nothing', () => {
  const { standings, queries, pathOf } = start()
  const before = queries.getQueryData(pathOf(one))
  standings.take(standing('another', 7))
  standings.take(standing(one, 5))
  expect(queries.getQueryData(pathOf(one))).toBe(before)
})

test('behavior: it ends', () => {
  const { standings, queries, lists, pathOf, ballots } = start()
  standings.end()
  queries.setQueryData(pathOf(one), answer(one, 8))
  expect(ballots(lists.home)).toEqual([1, 5])
})

test('error: what failed, or was nothing, is left alone', () => {
  const { standings, queries, pathOf } = start()
  queries.setQueryData(pathOf(other), null)
  standings.take(standing(other, 7))
  expect(queries.getQueryData(pathOf(other))).toBeNull()
})
