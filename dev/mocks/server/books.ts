import type { booksApi } from '@narwhal-club/core/contract'
import type { BookPorts } from '../../../server/api/books/books.ports.ts'
import {
  listCoins,
  listCredits,
  listIntents,
  tellTotals,
} from '../../../server/api/books/readBooks.commands.ts'
import {
  beginRefund,
  dropRefund,
  recordRefund,
} from '../../../server/api/books/refunds.commands.ts'
import { bountyPorts } from './bounties.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { openFees } from './fees.ts'
import { actorOf } from './gates.ts'
import { memoryBookReads, memoryBookWrites } from './memoryBooks.ts'
import { openSwaps } from './swaps.ts'

function portsOf(call: Pick<MockCall, 'world'>): BookPorts<null> {
  const { world } = call
  const { clock, transact, note, readPayout, terms, createId } =
    bountyPorts(world)
  return {
    clock,
    transact,
    note,
    readPayout,
    terms,
    createId,
    reads: memoryBookReads(world),
    writes: memoryBookWrites(world),
  }
}

/** What has arrived by now is settled: there is no job that has done so. */
async function settledPorts(call: MockCall): Promise<BookPorts<null>> {
  await openFees(call)
  await openSwaps(call)
  return portsOf(call)
}

const asker = { source: 'mock' }

export const booksHandlers: MockHandlers<typeof booksApi> = {
  adminIntents: async (call, asked) =>
    listIntents(await settledPorts(call), asked),
  adminCredits: async (call, asked) =>
    listCredits(await settledPorts(call), asked),
  adminCoins: async (call, asked) => listCoins(await settledPorts(call), asked),
  adminTotals: async (call) => tellTotals(await settledPorts(call)),
  beginRefund: (call, asked) =>
    beginRefund(portsOf(call), actorOf(call), asked),
  recordRefund: (call, asked) =>
    recordRefund(portsOf(call), actorOf(call), asked, asker),
  dropRefund: (call, asked) => dropRefund(portsOf(call), actorOf(call), asked),
}
