import { clubsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  detailOf,
  listOf,
  mainClub,
  mine,
  pausedClub,
} from '../../../ui/fixtures/clubs.ts'
import { forgetFollowed, patchFollow, showFollow } from './followed.ts'

const told = { follows: true, followers: 7 }
const { id } = pausedClub

test('default: a list shows it of the one club', () => {
  const list = listOf([mainClub, { ...pausedClub, follows: false }])
  const patched = patchFollow(list, id, told)
  expect(patched).toEqual({
    ...list,
    rows: [
      mainClub,
      {
        ...pausedClub,
        follows: true,
        counts: { ...pausedClub.counts, followers: 7 },
      },
    ],
  })
})

test('default: a club shows it, of the member who reads', () => {
  const club = { ...detailOf(pausedClub), mine: mine.none }
  expect(patchFollow(club, id, told)).toEqual({
    ...club,
    mine: { ...mine.none, follows: true },
    counts: { ...club.counts, followers: 7 },
  })
})

test('behavior: of a visitor nothing is said', () => {
  const patched = patchFollow(detailOf(pausedClub), id, told)
  expect(patched).not.toHaveProperty('mine')
  expect(patched).not.toHaveProperty('follows')
})

test.each([
  null,
  undefined,
  detailOf(mainClub),
  { rows: [{ rank: 1, address: '0x' }], total: 1 },
  { club: id, latest: 1, rules: {} },
])('behavior: what is of something else stays as it is', (answer) => {
  expect(patchFollow(answer, id, told)).toBe(answer)
})

test('behavior: wherever a club is shown, whoever it was told to', () => {
  const queries = new QueryClient()
  const path = urlOf(clubsEndpoints.club, { club: id })
  const keys = [[path], [path, '0x1'], ['/api/facts']]
  for (const key of keys) queries.setQueryData(key, detailOf(pausedClub))
  showFollow(queries, id, told)
  const followers = keys.map(
    (key) => queries.getQueryData<typeof mainClub>(key)?.counts.followers,
  )
  expect(followers).toEqual([7, 7, pausedClub.counts.followers])
})

test.each([
  { follows: true, asks: 2, does: 'gains a club at once' },
  { follows: false, asks: 1, does: 'keeps what is left for now' },
])('behavior: a list of what one follows $does', async ({ follows, asks }) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000 } },
  })
  const list = urlOf(clubsEndpoints.clubs, {})
  const joined = urlOf(clubsEndpoints.clubs, { sort: 'newest', joined: 'true' })
  queries.setQueryData([list], listOf([]))
  let asked = 0
  const shown = new QueryObserver(queries, {
    queryKey: [joined],
    queryFn: () => {
      asked += 1
      return listOf([])
    },
  })
  const leave = shown.subscribe(() => {})
  await queries.fetchQuery({ queryKey: [joined] })
  await forgetFollowed(queries, { follows })
  leave()
  expect(asked).toBe(asks)
  const isOld = (key: string) => queries.getQueryState([key])?.isInvalidated
  expect([isOld(list), isOld(joined)]).toEqual([false, !follows])
})
