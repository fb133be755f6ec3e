import type { Session } from '../api/auth/sessions.ts'
import type { Calls } from '../http/answerApi.ts'
import { createPaths } from '../http/paths.ts'
import type { ClubContext } from '../http/types.ts'

/** For whom a page is drawn. */
export interface Reader {
  session: Session | null
  source: string
}

/** As much of a request as a read looks at, and of its answer as it sends. */
function createContext(
  path: string,
  querystring: string,
  reader: Reader,
  gone: AbortSignal,
) {
  const isAnyone = reader.session === null
  const state = { ...reader, isAnyone, requestId: 'page', head: () => [] }
  return {
    path,
    querystring,
    method: 'GET',
    status: 200,
    body: undefined as unknown,
    state,
    req: { headers: {}, socket: {} },
    res: {
      once: (_: 'close', act: () => void) =>
        gone.addEventListener('abort', act, { once: true }),
      setHeader() {},
      // Something is set already: the answer becomes the body.
      getHeaderNames: () => ['content-type'],
    },
    set() {},
    vary() {},
    get: () => '',
  }
}

/**
 * Answers reads of the API without HTTP: by the same routes, so that what is
 * read is read the same way, and what is answered was held to the contract.
 */
export function createAsk({ members, visitors }: Calls) {
  const forMembers = createPaths(members)
  const forVisitors = createPaths(visitors)
  /**
   * @param gone tells that nobody waits for it any more.
   * @throws RefusalError, and whatever else a read throws.
   */
  return async (
    address: string,
    reader: Reader,
    gone: AbortSignal,
  ): Promise<unknown> => {
    const [path = '', query = ''] = address.split('?')
    const paths = reader.session ? forMembers : forVisitors
    const { at: route, params } = paths.find(path, 'GET')
    const ctx = createContext(path, query, reader, gone)
    await route(ctx as unknown as ClubContext, params)
    return JSON.parse(String(ctx.body))
  }
}

export type Ask = ReturnType<typeof createAsk>
