import type { __area__Api } from '@narwhal-club/core/contract'
import { mayRead__Area__ } from '../../../server/api/__area__/__area__.policy.ts'
import { type MockHandlers, Refusal } from './call.ts'

export const __area__Handlers: MockHandlers<typeof __area__Api> = {
  __area__({ session, world }) {
    const verdict = mayRead__Area__(session)
    if (!verdict.ok) throw new Refusal(verdict.code)
    return { members: world.state.members.length }
  },
}
