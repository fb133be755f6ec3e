import type {
  Asked,
  HoldingsSource,
  SwapHistory,
  SwapInventory,
  SwapTraits,
  swapApi,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { SwapReads } from './reads.ports.ts'
import type { Hex } from './swap.ports.ts'

type Api = typeof swapApi
/** Rows of a page where none are asked for. */
const usual = 48

const inventoryPlaces = createKeyset('swap-inventory', { id: fields.big })
const historyPlaces = createKeyset('swap-history', {
  block: fields.whole,
  place: fields.whole,
})

export interface ReadPorts {
  reads: SwapReads
  vault: Hex
  /** How far the index is, by the block that was read. */
  sourceAt(block: number): HoldingsSource
}

/** Before the first block it is at none, or at the one before. */
function there<T extends { block: number }>(read: T | null): T {
  if (!read || read.block < 0)
    throw new RefusalError('index_behind', { retryAfter: 1 })
  return read
}

/** @throws RefusalError before the index has a block. */
export async function listInventory(
  { reads, vault, sourceAt }: ReadPorts,
  asked: Asked<Api['swapInventory']>,
): Promise<SwapInventory> {
  const { owner = vault, q = null, trait: traits = [], limit = usual } = asked
  const after = inventoryPlaces.read(asked.cursor)?.id ?? null
  const found = there(
    await reads.inventory({ owner, begins: q, traits, after, limit }),
  )
  const { page, next } = inventoryPlaces.cut(found.rows, limit, ({ id }) => ({
    id: BigInt(id),
  }))
  return {
    rows: page,
    total: found.total,
    ...(next && { next }),
    owner,
    source: sourceAt(found.block),
  }
}

/** @throws RefusalError */
export async function listTraits(
  { reads, vault }: ReadPorts,
  { owner = vault }: Asked<Api['swapTraits']>,
): Promise<SwapTraits> {
  return there(await reads.traits(owner))
}

/** @throws RefusalError */
export async function listHistory(
  { reads, sourceAt }: ReadPorts,
  asked: Asked<Api['swapHistory']>,
): Promise<SwapHistory> {
  const { address = null, mode = null, limit = usual } = asked
  const after = historyPlaces.read(asked.cursor) ?? null
  const found = there(
    await reads.history({ account: address, mode, after, limit }),
  )
  const { page, next } = historyPlaces.cut(
    found.rows,
    limit,
    ({ block, place }) => ({ block, place }),
  )
  return {
    rows: page.map(({ place: _, at, tokens, ...row }) => ({
      ...row,
      tokens: String(tokens),
      at: new Date(at).toISOString(),
    })),
    total: found.total,
    ...(next && { next }),
    source: sourceAt(found.block),
  }
}
