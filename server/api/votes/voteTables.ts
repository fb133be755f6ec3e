import {
  type Asked,
  VoteList,
  type votesApi,
} from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { createPlaces } from '../../http/places.ts'
import { sendParts } from '../../http/sendParts.ts'
import { headersOfWritten, mediaTypes } from '../../http/twin.ts'
import type { ClubContext } from '../../http/types.ts'
import { createTurns } from '../../keep/turns.ts'
import { listVotes } from './readVotes.commands.ts'
import { tableNameOf, voteTable } from './voteTwins.ts'

type Wanted = Asked<(typeof votesApi)['votes']>
type Page = Awaited<ReturnType<typeof listVotes>>

/** Rows that are read, held to the contract and written at once. */
const stride = 1_000
/** Tables under way: who takes theirs slowly is in the way of none but these. */
const sendings = {
  open: 12,
  each: 2,
  least: 16_384,
  reason: 'too many tables of votes',
}
/** Statements for them: one at a time, of one source in turn. */
const readings = {
  open: 1,
  waiting: sendings.open,
  each: { open: 1, waiting: sendings.each },
  reason: 'too many parts of tables of votes',
}
const times = { idle: 20_000, longest: 300_000 }
const headOf = (page: Page) =>
  Object.entries({
    'Content-Type': mediaTypes.csv,
    ...headersOfWritten({ name: tableNameOf(page) }, 'csv'),
  }).flat()

/** The rest of a table, stretch by stretch: no more of it stands in memory. */
export async function* tableParts(
  first: Page,
  read: (cursor: string) => Promise<Page>,
): AsyncGenerator<string> {
  yield voteTable.begin(z.parse(VoteList, first))
  for (let { next } = first; next !== undefined; ) {
    const page = await read(next)
    next = page.next
    yield voteTable.more(z.parse(VoteList, page))
  }
}

/**
 * Sends tables of votes: a short one is an answer like others, with its tag. Of a
 * long one a stretch is written when the one before was taken, so that a million
 * rows stop nobody else. By power nobody moves while it is read; by time, who
 * changes their vote meanwhile may have gone to the front.
 */
export function createVoteTables(
  { log }: Pick<AppContext, 'log'>,
  ports: Parameters<typeof listVotes>[0],
) {
  const places = createPlaces(sendings)
  const reading = createTurns(readings)

  return {
    send(ctx: ClubContext, asked: Wanted) {
      const asker = askerOf(ctx)
      const read = (cursor = asked.cursor) =>
        reading.take(asker, () =>
          listVotes(ports, {
            ...asked,
            limit: stride,
            ...(cursor !== undefined && { cursor }),
          }),
        )
      return places.take(
        asker.source,
        () => ctx.res.destroy(),
        async (onTaken) => {
          const first = await read()
          if (first.next === undefined) return first
          const parts = tableParts(first, read)
          const head = headOf(first)
          return await sendParts(ctx, parts, { log, times, head, onTaken })
        },
      )
    },
  }
}
