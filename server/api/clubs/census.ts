import type { AppContext } from '../../context.ts'
import type { HolderBook } from '../../indexer/holderBook.ts'
import { excludedOf } from '../analytics/leftOut.ts'
import type { Census } from './clubs.ports.ts'

/** Tells what this process knows of the holders: from memory, at no cost. */
export const createCensus =
  (
    book: Pick<HolderBook, 'standing' | 'holders' | 'nftCount'>,
    about: Pick<Census, 'collection' | 'excluded'>,
  ) =>
  (): Census => {
    const standing = book.standing()
    if (!standing)
      return { ...about, holders: null, source: { status: 'unavailable' } }
    const { status, block, seenAt: at } = standing
    const leftOut = about.excluded.filter((each) => book.nftCount(each) > 0)
    return {
      ...about,
      holders: book.holders() - leftOut.length,
      source: { status: status === 'fresh' ? 'fresh' : 'stale', block, at },
    }
  }

/** What a server knows of the holders of its collection. */
export const censusOf = ({ env, index }: Pick<AppContext, 'env' | 'index'>) =>
  createCensus(index.book, {
    collection: env.NFT_CONTRACT,
    excluded: excludedOf(env.SWAP_CONTRACT, env.EXCLUDED_ADDRESSES).map(
      ({ address }) => address,
    ),
  })
