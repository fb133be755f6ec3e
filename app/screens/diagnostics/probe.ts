import type { api } from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'

const { schema } = diagnostics

export type Endpoint = (typeof api)[keyof typeof api]

/** Calls one endpoint and says how its answer stands to the contract. */
export async function probe(endpoint: Endpoint) {
  const start = performance.now()
  const answer = await fetch(endpoint.path)
  const body: unknown = await answer.json().catch(() => undefined)
  const milliseconds = Math.round(performance.now() - start)
  if (!answer.ok) return { result: schema.refused(answer.status), milliseconds }
  const isRight = endpoint.answer.safeParse(body).success
  return { result: isRight ? schema.right : schema.wrong, milliseconds }
}
