import { type AnalyticsName, analyticsApi } from '@narwhal-club/core/contract'
import type { MomentName } from '../../../server/api/analytics/answers/types.ts'
import { readQuery } from '../../../server/http/readQuery.ts'
import { type MockCall, refuseFor, type Step } from './call.ts'

const askedOf = ({ name, request, params }: MockCall) =>
  readQuery(
    analyticsApi[name as AnalyticsName],
    new URL(request.url).search.slice(1),
    params,
  )

/** Answers about a moment; what knows the past comes with the first question. */
export const tellAnalytics: Step = async (call) => {
  const asked = askedOf(call)
  const { answer, asTable } = await call.world.analytics()
  const ask = call.table ? asTable(call.table, asked) : asked
  call.answer = await answer(call.name as MomentName, ask)
}

/** Name and art, as far as the mocks have any. */
export const tellNfts: Step = async (call) => {
  const { ids } = askedOf(call) as { ids: string[] }
  if (call.world.scenario.node === 'away') throw refuseFor('unavailable', 1)
  const { describe } = await call.world.analytics()
  call.answer = { rows: await describe(ids) }
}
