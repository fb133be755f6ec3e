import type { Asked, booksApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { BookPorts } from './books.ports.ts'
import {
  presentCoin,
  presentListedCredit,
  presentListedIntent,
  presentSums,
} from './presentBooks.ts'

type Api = typeof booksApi
type Ports = Pick<BookPorts<never>, 'reads'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const spot = { at: fields.instant, id: fields.uuid }
const places = {
  intents: createKeyset('admin-intents', spot),
  credits: createKeyset('admin-credits', spot),
  coins: createKeyset('admin-coins', {
    block: fields.whole,
    place: fields.whole,
  }),
}

/** Lists what was asked for, the newest first. */
export async function listIntents(
  { reads }: Ports,
  asked: Asked<Api['adminIntents']>,
) {
  const { state, purpose, payer, cursor, limit = usualLimit } = asked
  const { total, rows } = await reads.intents({
    state: state ?? null,
    purpose: purpose ?? null,
    payer: payer ?? null,
    after: places.intents.read(cursor),
    limit: limit + 1,
  })
  const { page, ...rest } = places.intents.cut(rows, limit, (row) => ({
    at: row.createdAt,
    id: row.id,
  }))
  return { rows: page.map(presentListedIntent), total, ...rest }
}

/** Lists credits, the newest first. */
export async function listCredits(
  { reads }: Ports,
  { view, payer, cursor, limit = usualLimit }: Asked<Api['adminCredits']>,
) {
  const { total, rows } = await reads.credits({
    view,
    payer: payer ?? null,
    after: places.credits.read(cursor),
    limit: limit + 1,
  })
  const { page, ...rest } = places.credits.cut(rows, limit, ({ at, id }) => ({
    at,
    id,
  }))
  return { rows: page.map(presentListedCredit), total, ...rest }
}

/** Lists coins that paid for no swap, the newest first. */
export async function listCoins(
  { reads }: Ports,
  { cursor, limit = usualLimit }: Asked<Api['adminCoins']>,
) {
  const after = places.coins.read(cursor)
  const { total, rows } = await reads.coins({ after, limit: limit + 1 })
  const { page, ...rest } = places.coins.cut(
    rows,
    limit,
    ({ block, place }) => ({ block, place }),
  )
  return { rows: page.map(presentCoin), total, ...rest }
}

/** Holds the books against the chain. */
export async function tellTotals({ reads }: Ports) {
  const found = await reads.totals()
  if (!found) throw new RefusalError('index_behind')
  const { block, assets } = found
  return { block, assets: assets.map(presentSums) }
}
