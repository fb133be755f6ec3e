import type { Nfts } from '@narwhal-club/core/contract'
import type { ChainReader } from '../../chain/chainReader.ts'
import { NodeAwayError, RefusalError } from '../../errors.ts'
import { createKeep } from '../../keep/keep.ts'
import { type Asker, createTurns } from '../../keep/turns.ts'
import { whenAll } from '../../keep/whenAll.ts'
import { presentMember } from './presentMember.ts'

type Row = Nfts['rows'][number]
/** Null: the collection has no such token. */
type Reading = Row | null

/** In characters, most of which are pictures. */
const mostKept = 16_000_000
/** In milliseconds; what is not there may be minted meanwhile. */
const freshFor = { row: 600_000, none: 10_000 }
const greatest = 2n ** 256n
/** A request may be two dozen calls of the node. */
const calls = {
  open: 4,
  waiting: 20,
  reason: 'node',
  each: { open: 2, waiting: 8 },
}

/** Tells which of these the index has ever seen. */
export type Minted = (ids: readonly string[]) => Promise<string[]>

/**
 * Name and art of members of the collection, read of the chain now and then. Of
 * what the index does not know no node is asked: there is no end of such ids.
 */
export function createNftArt(
  chain: Pick<ChainReader, 'tokenUris'>,
  minted: Minted,
) {
  const kept = createKeep<Reading>({
    weight: mostKept,
    weigh: (row) => (row ? row.name.length + row.image.length : 0),
    ttl: (row) => (row ? freshFor.row : freshFor.none),
  })
  const turns = createTurns(calls)

  async function read(ids: readonly string[]): Promise<Map<string, Reading>> {
    const uris = await chain.tokenUris(ids.map(BigInt))
    return new Map(
      ids.map((id, index) => {
        const tokenUri = uris[index]
        const isMember = tokenUri !== undefined
        return [id, isMember ? presentMember({ id, tokenUri }) : null]
      }),
    )
  }

  /**
   * Those that no other reads are read with one call, or two. Others may wait
   * for them meanwhile: so it is given up when no asker is left.
   */
  function readAll(
    ids: readonly string[],
    { source, signal: gone }: Asker,
  ): Promise<Reading[]> {
    const own: string[] = []
    const unwanted: AbortSignal[] = []
    let reading: Promise<Map<string, Reading>> | undefined
    const begin = () =>
      Promise.resolve().then(() =>
        turns.take({ source, signal: whenAll(unwanted) }, () => read(own)),
      )
    const readOne = async (id: string, signal: AbortSignal) => {
      own.push(id)
      unwanted.push(signal)
      reading ??= begin()
      return (await reading).get(id) ?? null
    }
    return Promise.all(
      ids.map((id) => kept.fetch(id, (signal) => readOne(id, signal), gone)),
    )
  }

  return {
    /**
     * Describes members; those that are none are left out.
     *
     * @throws RefusalError when the node is away and one is not known.
     */
    async of(asked: readonly string[], asker: Asker): Promise<Row[]> {
      const all = [...new Set(asked.map(BigInt))]
        .filter((id) => id < greatest)
        .map(String)
      const wanted = all.filter((id) => kept.get(id) === undefined)
      const known = new Set(wanted.length > 0 ? await minted(wanted) : [])
      const ids = all.filter((id) => known.has(id) || !wanted.includes(id))
      const before = ids.map((id) => kept.last(id))
      try {
        return (await readAll(ids, asker)).flatMap((row) => row ?? [])
      } catch (error) {
        if (!(error instanceof NodeAwayError)) throw error
        if (before.includes(undefined))
          throw new RefusalError('unavailable', {
            reason: 'node',
            retryAfter: 1,
          })
        return before.flatMap((row) => row ?? [])
      }
    },
  }
}

export type NftArt = ReturnType<typeof createNftArt>
