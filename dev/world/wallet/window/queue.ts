import { alreadyPending } from '../errors.ts'
import type { Request } from '../requests.ts'

/**
 * Shows requests one after another. Of each kind one may wait: a site that
 * asks again is told so, as wallets do.
 */
export function createQueue(show: (request: Request) => Promise<number>) {
  const open = new Set<Request['kind']>()
  let last: Promise<unknown> = Promise.resolve()

  return async function ask(request: Request): Promise<number> {
    if (open.has(request.kind)) throw alreadyPending(request.method)
    open.add(request.kind)
    const shown = last.then(() => show(request))
    last = shown.catch(() => {})
    try {
      return await shown
    } finally {
      open.delete(request.kind)
    }
  }
}
