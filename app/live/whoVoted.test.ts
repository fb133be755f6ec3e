import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createWhoVoted } from './whoVoted.ts'

const id = 'e0000000-0000-4000-8000-000000000001'
const other = 'e0000000-0000-4000-8000-000000000002'

/** A list of voters that is on screen; each question for it is answered by hand. */
function show(queries: QueryClient, proposal: string) {
  const answers: ((rows: string[]) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: [`/api/proposals/${proposal}/votes`],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const end = observer.subscribe(() => {})
  return { answers, end, rows: () => observer.getCurrentResult().data }
}

test('behavior: a list that was asked for before a vote is asked for again', async () => {
  const queries = new QueryClient()
  const whoVoted = createWhoVoted(queries)
  const list = show(queries, id)
  whoVoted.mark(id)
  list.answers[0]?.([])
  await expect.poll(list.rows).toEqual([])
  whoVoted.ask()
  expect(list.answers).toHaveLength(2)
  // Once more, while that is under way.
  whoVoted.mark(id)
  whoVoted.ask()
  await expect.poll(() => list.answers.length).toBe(3)
  list.answers[2]?.(['0xa'])
  await expect.poll(list.rows).toEqual(['0xa'])
  list.end()
})

test('behavior: what nobody voted on is not asked for, nor the same twice', async () => {
  const queries = new QueryClient()
  const whoVoted = createWhoVoted(queries)
  const lists = [show(queries, id), show(queries, other)] as const
  for (const { answers } of lists) answers[0]?.([])
  await expect.poll(() => lists.map(({ rows }) => rows())).toEqual([[], []])
  whoVoted.mark(id)
  whoVoted.ask()
  lists[0].answers[1]?.(['0xa'])
  await expect.poll(lists[0].rows).toEqual(['0xa'])
  whoVoted.ask()
  expect(lists.map(({ answers }) => answers.length)).toEqual([2, 1])
  for (const { end } of lists) end()
})
