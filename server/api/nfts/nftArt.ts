import type { Nfts } from '@narwhal-club/core/contract'
import type { ChainReader } from '../../chain/chainReader.ts'
import { NodeAwayError, RefusalError } from '../../errors.ts'
import { createKept } from '../../keep/cache.ts'
import { createGate } from '../../keep/gate.ts'
import { presentMember } from './presentMember.ts'

type Row = Nfts['rows'][number]
interface Reading {
  /** Null: the collection has no such token. */
  row: Row | null
  at: number
}

/** In characters, most of which are pictures. */
const mostKept = 16_000_000
/** In milliseconds; what is not there may be minted meanwhile. */
const freshFor = { row: 600_000, none: 10_000 }
const greatest = 2n ** 256n
/** A request may be two dozen calls of the node. */
const calls = { open: 4, waiting: 20 }

const isFresh = ({ row, at }: Reading) =>
  performance.now() - at < (row ? freshFor.row : freshFor.none)

/** Name and art of members of the collection, read of the chain now and then. */
export function createNftArt(chain: Pick<ChainReader, 'tokenUris'>) {
  const kept = createKept<Reading>(mostKept)
  const underway = new Map<string, Promise<void>>()
  const pass = createGate(calls.open, calls.waiting)

  async function read(ids: readonly string[]) {
    const uris = await chain.tokenUris(ids.map(BigInt))
    const at = performance.now()
    for (const [index, id] of ids.entries()) {
      const tokenUri = uris[index]
      const row =
        tokenUri === undefined ? null : presentMember({ id, tokenUri })
      const size = id.length + (row ? row.name.length + row.image.length : 0)
      kept.set(id, { row, at }, size)
    }
  }

  /** Reads those that nobody reads yet, all at once, and waits for all. */
  async function readAll(ids: readonly string[]) {
    const others = ids.flatMap((id) => underway.get(id) ?? [])
    const own = ids.filter((id) => !underway.has(id))
    if (own.length > 0) {
      const reading = pass(() => read(own)).finally(() => {
        for (const id of own) underway.delete(id)
      })
      for (const id of own) underway.set(id, reading)
      others.push(reading)
    }
    await Promise.all(others)
  }

  return {
    /**
     * Describes members; those that are none are left out.
     *
     * @throws RefusalError when the node is away and one is not known.
     */
    async of(asked: readonly string[]): Promise<Row[]> {
      const ids = [...new Set(asked.map(BigInt))]
        .filter((id) => id < greatest)
        .map(String)
      const wanted = ids.filter((id) => {
        const known = kept.get(id)
        return !known || !isFresh(known)
      })
      const before = new Map(ids.map((id) => [id, kept.get(id)]))
      try {
        if (wanted.length > 0) await readAll(wanted)
      } catch (error) {
        if (!(error instanceof NodeAwayError)) throw error
        if (ids.some((id) => !before.get(id)))
          throw new RefusalError('unavailable', {
            reason: 'node',
            retryAfter: 1,
          })
      }
      return ids.flatMap((id) => (kept.get(id) ?? before.get(id))?.row ?? [])
    },
  }
}

export type NftArt = ReturnType<typeof createNftArt>
