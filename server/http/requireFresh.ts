import { holdToFresh } from '../api/administration/freshness.ts'
import type { AppContext } from '../context.ts'
import { memberOf } from './authenticate.ts'
import type { Gate, RequestState } from './types.ts'

/** When who asks signed, if ever: asked of the database. */
export const proofOf = ({ sessionRows }: AppContext, state: RequestState) =>
  sessionRows.findProof(memberOf(state).tokenHash)

/** Lets those through who signed a little while ago. */
export const requireFresh =
  (app: AppContext): Gate =>
  async ({ state }) => {
    holdToFresh(await proofOf(app, state), app.clock.now())
  }
