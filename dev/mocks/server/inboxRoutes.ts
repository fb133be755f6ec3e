import type { inboxApi } from '@narwhal-club/core/contract'
import {
  listInbox,
  readInbox,
  setSwitches,
  tellAwaiting,
  tellSwitches,
} from '../../../server/api/inbox/inbox.commands.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { openFees } from './fees.ts'
import { memoryInbox } from './memoryInbox.ts'

/** What has arrived by now is settled, and told: no job has done so. */
async function portsOf(call: MockCall) {
  await openFees(call)
  const { world } = call
  return { clock: world.clock, inbox: memoryInbox(world) }
}

export const inboxHandlers: MockHandlers<typeof inboxApi> = {
  inbox: async (call, asked) =>
    listInbox(await portsOf(call), memberOf(call).address, asked),
  readInbox: async (call, asked) =>
    readInbox(await portsOf(call), memberOf(call).address, asked),
  inboxSwitches: async (call) =>
    tellSwitches(await portsOf(call), memberOf(call).address),
  setInboxSwitches: async (call, asked) =>
    setSwitches(await portsOf(call), memberOf(call).address, asked),
  awaiting: async (call) =>
    tellAwaiting(await portsOf(call), memberOf(call).address),
}
