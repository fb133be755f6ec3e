import { diagnosticsApi } from '@narwhal-club/core/contract'
import { canDiagnose } from '@narwhal-club/core/policies'
import type { AppContext } from '../../context.ts'
import { RefusalError } from '../../errors.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import type { RequestState } from '../../http/types.ts'
import { openProbe } from './openProbe.ts'
import { readLog } from './readLog.ts'

export function diagnosticsRoutes(app: AppContext) {
  const probe = openProbe(app)

  /** Who may not is told nothing, not even that there is such a page. */
  function hold(state: RequestState) {
    const world = app.env.CLUB_CHAIN
    if (!canDiagnose(actorOf(app, state), { world }).ok)
      throw new RefusalError('not_found')
  }

  return mount(app, diagnosticsApi, {
    diagnosticLog({ state }, asked) {
      const { requestId, source, session } = state
      const event = 'admin_read_log'
      const wallet = session?.address
      app.log.info({ event, requestId, source, wallet }, event)
      return readLog(app.recentLines, asked)
    },
    diagnosticWallet({ state }, { address }) {
      hold(state)
      return probe(address, state.source)
    },
  })
}
