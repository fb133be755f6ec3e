import { holdToFresh } from '../api/administration/freshness.ts'
import type { AppContext } from '../context.ts'
import { memberOf } from './authenticate.ts'
import type { Gate } from './types.ts'

/** Lets those through who signed a little while ago: asked of the database. */
export const requireFresh =
  ({ sessionRows, clock }: AppContext): Gate =>
  async ({ state }) => {
    const { tokenHash } = memberOf(state)
    holdToFresh(await sessionRows.findProof(tokenHash), clock.now())
  }
