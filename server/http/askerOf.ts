import { setMaxListeners } from 'node:events'
import { ClientGoneError } from '../errors.ts'
import type { Asker } from '../keep/turns.ts'
import type { ClubContext } from './types.ts'

/** For whom a request is answered, and whether that client is still there. */
export function askerOf({ state, res }: ClubContext): Asker {
  const gone = new AbortController()
  // One answer may wait for dozens of things at once; each listens until it is there.
  setMaxListeners(0, gone.signal)
  res.once('close', () => {
    if (!res.writableEnded) gone.abort(new ClientGoneError('the client left'))
  })
  return { source: state.source, signal: gone.signal }
}
