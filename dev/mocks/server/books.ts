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
import { actorOf } from './gates.ts'
import { memoryBookReads, memoryBookWrites } from './memoryBooks.ts'

function portsOf(call: MockCall): BookPorts<null> {
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

const asker = { source: 'mock' }

export const booksHandlers: MockHandlers<typeof booksApi> = {
  adminIntents: (call, asked) => listIntents(portsOf(call), asked),
  adminCredits: (call, asked) => listCredits(portsOf(call), asked),
  adminCoins: (call, asked) => listCoins(portsOf(call), asked),
  adminTotals: (call) => tellTotals(portsOf(call)),
  beginRefund: (call, asked) =>
    beginRefund(portsOf(call), actorOf(call), asked),
  recordRefund: (call, asked) =>
    recordRefund(portsOf(call), actorOf(call), asked, asker),
  dropRefund: (call, asked) => dropRefund(portsOf(call), actorOf(call), asked),
}
