import {
  bountiesEndpoints,
  type Submission,
  type SubmissionList,
  urlOf,
} from '@narwhal-club/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../data/answerOf.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOf } from './advice.ts'
import { allRows } from './allRows.ts'

const { submissions } = bountiesEndpoints
/** The most that the contract gives at once. */
const limit = 100
const mayWin: readonly Submission['status'][] = [
  'submitted',
  'shortlisted',
  'winner',
]

/** All work that may win: it stands, and was not turned down. */
export function useCandidates(bounty: string, options: { enabled: boolean }) {
  const queries = useQueryClient()
  const keyOf = useWhoKey()
  const ask = (cursor?: string) =>
    queries.fetchQuery<SubmissionList>({
      queryKey: keyOf(urlOf(submissions, { bounty, limit, cursor })),
      // What was read before may have been taken back.
      staleTime: 0,
    })
  const asked = useQuery({
    ...options,
    queryKey: [...keyOf(urlOf(submissions, { bounty, limit })), 'all'],
    queryFn: async () =>
      (await allRows(ask))
        .filter(({ status }) => mayWin.includes(status))
        .map(({ id, author }) => ({ submission: id, author })),
  })
  return answerOf(asked, adviceOf)
}
