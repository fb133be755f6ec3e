import type { AppContext } from '../../context.ts'
import type { RequestState } from '../../http/types.ts'

/** Logs what an administrator looked at or did; what is done is audited besides. */
export function logAct(
  app: AppContext,
  { requestId, source, session }: RequestState,
  event: string,
  details: Record<string, unknown> = {},
) {
  const wallet = session?.address
  app.log.info({ event, requestId, source, wallet, ...details }, event)
}
