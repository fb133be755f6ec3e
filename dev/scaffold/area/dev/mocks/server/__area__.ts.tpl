import type { __area__Api } from '@narwhal-club/core/contract'
import { canRead__Area__ } from '@narwhal-club/core/policies'
import { RefusalError } from '../../../server/errors.ts'
import type { MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'

export const __area__Handlers: MockHandlers<typeof __area__Api> = {
  __area__({ session, world }) {
    const verdict = canRead__Area__(actorOf({ session, world }))
    if (!verdict.ok) throw new RefusalError(verdict.code)
    return { members: world.state.members.length }
  },
}
