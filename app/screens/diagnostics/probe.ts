import {
  type Endpoint,
  ErrorResponse,
  urlOf,
} from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'

const { schema } = diagnostics

export interface Probed {
  result: string
  /** What is wrong with it, where something is. */
  why?: string
  milliseconds: number
}

/**
 * Calls one endpoint with its example, and says how the answer stands to the
 * contract: as agreed, where it differs, or by which code it was refused.
 */
export async function probe(
  endpoint: Endpoint,
  ask: (path: string) => Promise<Response> = fetch,
): Promise<Probed> {
  const start = performance.now()
  const answer = await ask(urlOf(endpoint, endpoint.example))
  const body: unknown = await answer.json().catch(() => undefined)
  const milliseconds = Math.round(performance.now() - start)
  if (!answer.ok) {
    const { data } = ErrorResponse.safeParse(body)
    const result = schema.refused(answer.status)
    return { result, ...(data && { why: data.code }), milliseconds }
  }
  const { error } = endpoint.answer.safeParse(body)
  if (!error) return { result: schema.right, milliseconds }
  const [issue] = error.issues
  const why = schema.differs(issue?.path.join('.') ?? '', issue?.message ?? '')
  return { result: schema.wrong, why, milliseconds }
}
