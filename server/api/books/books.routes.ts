import { randomUUID } from 'node:crypto'
import { booksApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorOf } from '../../http/actor.ts'
import { askerOf } from '../../http/askerOf.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { createPayoutReader } from '../bounties/readPayout.ts'
import type { BookPorts } from './books.ports.ts'
import { bookTwins } from './bookTwins.ts'
import {
  listCoins,
  listCredits,
  listIntents,
  tellTotals,
} from './readBooks.commands.ts'
import { createBookReads } from './reads.repository.ts'
import { beginRefund, dropRefund, recordRefund } from './refunds.commands.ts'
import { createBookWrites } from './writes.repository.ts'

export function booksRoutes(app: AppContext) {
  const { clock, db, env } = app
  const ports: BookPorts<Transaction> = {
    clock,
    transact: db.transact,
    reads: createBookReads(db),
    writes: createBookWrites(app.fees.ports.fees),
    note: app.audit.note,
    readPayout: createPayoutReader(app.nodes, env.TOKEN_CONTRACT),
    terms: {
      token: env.TOKEN_CONTRACT,
      treasury: env.ADMIN_WALLET,
      admins: env.ADMINS ?? [],
    },
    createId: randomUUID,
  }
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)

  return mount(
    app,
    booksApi,
    {
      adminIntents: (_, asked) => listIntents(ports, asked),
      adminCredits: (_, asked) => listCredits(ports, asked),
      adminCoins: (_, asked) => listCoins(ports, asked),
      adminTotals: () => tellTotals(ports),
      beginRefund: (ctx, asked) => beginRefund(ports, actor(ctx), asked),
      recordRefund: (ctx, asked) =>
        recordRefund(ports, actor(ctx), asked, askerOf(ctx)),
      dropRefund: (ctx, asked) => dropRefund(ports, actor(ctx), asked),
    },
    bookTwins,
  )
}
