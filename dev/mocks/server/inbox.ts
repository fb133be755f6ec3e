import type { inboxApi } from '@narwhal-club/core/contract'
import {
  listInbox,
  readInbox,
  setSwitches,
  tellAwaiting,
  tellSwitches,
} from '../../../server/api/inbox/inbox.commands.ts'
import {
  type Inform,
  type MomentKind,
  momentsHeld,
  momentsOf,
  type ProposalNews,
} from '../../../server/api/inbox/inbox.ports.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { memoryInbox } from './memoryInbox.ts'

/** What is put down for a moment of a proposal. */
export interface MockMoment {
  kind: MomentKind
  proposal: string
  at: number
}

export const informIn =
  (world: MockWorld): Inform<null> =>
  (tx, entries) =>
    memoryInbox(world).put(tx, entries)

/** No page of the mocks hears what is new: they have no stream. */
export function newsIn({ state }: MockWorld): ProposalNews<null> {
  const { inbox } = state
  const drop = (id: string) => {
    inbox.moments = inbox.moments.filter(({ proposal }) => proposal !== id)
  }
  return {
    changed: async () => {},
    async scheduled(_, subject) {
      const { id: proposal } = subject
      drop(proposal)
      for (const [kind, at] of momentsOf(subject))
        inbox.moments.push({ kind, proposal, at })
    },
    async cleared(_, subject, now) {
      const { id: proposal } = subject
      inbox.moments = inbox.moments.filter(
        (each) => each.proposal !== proposal || each.kind === 'closed',
      )
      for (const [kind, at] of momentsHeld(subject, now))
        inbox.moments.push({ kind, proposal, at })
    },
    async cancelled(_, { id: proposal }, at) {
      drop(proposal)
      inbox.moments.push({ kind: 'closed', proposal, at })
    },
  }
}

/**
 * Tells what is due, as the server's job does all the time: before anything else
 * changes, for a vote that is cancelled was opened all the same.
 */
export async function tellDue(world: MockWorld): Promise<void> {
  const { clock, state } = world
  const inbox = memoryInbox(world)
  const now = clock.now()
  const due = state.inbox.moments.filter(({ at }) => at <= now)
  state.inbox.moments = state.inbox.moments.filter(({ at }) => at > now)
  for (const { kind, proposal, at } of due.sort((a, b) => a.at - b.at)) {
    // As of that moment: the server is not asked late.
    const all = { kind, proposal, now: at, after: '' }
    await inbox.fanOut(null, { ...all, limit: Number.POSITIVE_INFINITY })
  }
}

const portsOf = ({ world }: MockCall) => ({
  clock: world.clock,
  inbox: memoryInbox(world),
})

export const inboxHandlers: MockHandlers<typeof inboxApi> = {
  inbox: async (call, asked) =>
    listInbox(portsOf(call), memberOf(call).address, asked),
  readInbox: async (call, asked) =>
    readInbox(portsOf(call), memberOf(call).address, asked),
  inboxSwitches: async (call) =>
    tellSwitches(portsOf(call), memberOf(call).address),
  setInboxSwitches: async (call, asked) =>
    setSwitches(portsOf(call), memberOf(call).address, asked),
  awaiting: async (call) => tellAwaiting(portsOf(call), memberOf(call).address),
}
