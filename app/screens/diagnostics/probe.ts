import {
  type Endpoint,
  ErrorResponse,
  type RefusalRow,
  refusalTable,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'

const { schema } = diagnostics

export interface Probed {
  /** `refused`: by a refusal of the contract that is no failure of the server. */
  outcome: 'right' | 'refused' | 'failing'
  result: string
  /** What is wrong with it, where something is. */
  why?: string
  milliseconds?: number
}

/** Every read of the contract, in its order. */
export const reads: readonly Endpoint[] = Object.values(
  surface as Record<string, Endpoint>,
).filter(({ method }) => method === 'GET')

/** A refusal that the table has, with its own status. */
function isAgreed(status: number, code: string): boolean {
  const table: Partial<Record<string, RefusalRow>> = refusalTable
  return table[code]?.status === status && status < 500
}

const namesIn = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/**
 * Calls one endpoint with its example, and says how the answer stands to the
 * contract: as agreed, where it differs, or by which code it was refused.
 */
export async function probe(
  endpoint: Endpoint,
  ask: (path: string) => Promise<Response> = fetch,
): Promise<Probed> {
  const { path, example = {} } = endpoint
  if (namesIn(path).some((name) => !(name in example)))
    return { outcome: 'failing', result: schema.unasked, why: schema.noExample }
  const start = performance.now()
  const answer = await ask(urlOf(endpoint, example))
  const body: unknown = await answer.json().catch(() => undefined)
  const milliseconds = Math.round(performance.now() - start)
  if (!answer.ok) {
    const { data } = ErrorResponse.safeParse(body)
    const isTerms = data !== undefined && isAgreed(answer.status, data.code)
    return {
      outcome: isTerms ? 'refused' : 'failing',
      result: schema.refused(answer.status),
      ...(data && { why: data.code }),
      milliseconds,
    }
  }
  const { error } = endpoint.answer.safeParse(body)
  if (!error) return { outcome: 'right', result: schema.right, milliseconds }
  const [issue] = error.issues
  const why = schema.differs(issue?.path.join('.') ?? '', issue?.message ?? '')
  return { outcome: 'failing', result: schema.wrong, why, milliseconds }
}
