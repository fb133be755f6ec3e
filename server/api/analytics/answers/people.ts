import {
  balanceBands,
  crossHoldings,
  heldSupply,
  nextThresholds,
  percentile,
  rank,
  votingPowerShare,
  whales,
} from '@narwhal-club/core/analytics'
import { listRows } from '@narwhal-club/core/contract'
import { isWhale } from '@narwhal-club/core/format'
import { votingPowerOf } from '@narwhal-club/core/policies'
import { zeroAddress } from 'viem'
import { createKeyset, fields } from '../../../list/keyset.ts'
import type { History } from '../history.ts'
import { heldSince } from '../stays.ts'
import { instant } from './instant.ts'
import type { AnswerOf, AskedBy } from './types.ts'

const { whole, big, address } = fields
const holderPlaces = createKeyset('holders', {
  moment: whole,
  nfts: whole,
  address,
})
const timelinePlaces = createKeyset('wallet', {
  moment: whole,
  block: whole,
  logIndex: whole,
  id: big,
})
const mostTokens = 500
const topHolders = 100

type Holders = Pick<
  History,
  'moment' | 'holderPage' | 'nftCounts' | 'balancesOf' | 'staysOf'
>

export async function holders(
  history: Holders,
  { q = '0x', cursor, limit = listRows.page }: AskedBy<'analyticsHolders'>,
): Promise<AnswerOf<'analyticsHolders'>> {
  const after = holderPlaces.read(cursor)
  const search = q.toLowerCase()
  const ask = { search, after, limit: limit + 1 }
  const { rows, total } = await history.holderPage(ask)
  const { page, ...rest } = holderPlaces.cut(rows, limit, (row) => ({
    moment: history.moment.block,
    nfts: row.nfts,
    address: row.address,
  }))
  const addresses = page.map((row) => row.address)
  const held = heldSupply(await history.nftCounts())
  const balances = await history.balancesOf(addresses)
  const stays = await history.staysOf(addresses)
  return {
    rows: page.map(({ address, nfts, rank }) => ({
      rank,
      address,
      nfts,
      share: votingPowerShare(nfts, held),
      balance: String(balances.get(address) ?? 0n),
      since: instant(heldSince(stays.get(address) ?? []) ?? 0),
    })),
    total,
    ...rest,
  }
}

export async function token(
  history: History,
): Promise<AnswerOf<'analyticsToken'>> {
  const balances = await history.tokenHolders()
  const nfts = await history.nftHolders()
  const supply = await history.tokenSupply()
  const amounts = [...balances.values()]
  const held = amounts.reduce((sum, amount) => sum + amount, 0n)
  const sorted = [...balances].sort(([a, one], [b, other]) =>
    one === other ? (a < b ? -1 : 1) : one > other ? -1 : 1,
  )
  const top = sorted.slice(0, topHolders)
  // A holder with more than one of these is among them.
  const largest = top.map(([, balance]) => balance)
  return {
    supply: String(supply),
    holders: balances.size,
    bands: balanceBands(amounts).map((band) => ({
      ...band,
      from: String(band.from),
      to: String(band.to),
      held: String(band.held),
    })),
    cross: crossHoldings(nfts, balances),
    whales: whales(nfts, balances).length,
    top: top.map(([address, balance]) => ({
      rank: rank(largest, balance) ?? 0,
      address,
      balance: String(balance),
      share: votingPowerShare(balance, held),
      nfts: nfts.get(address) ?? 0,
    })),
  }
}

type Wallet = Pick<
  History,
  | 'moment'
  | 'isLeftOut'
  | 'nftCounts'
  | 'nftCountOf'
  | 'balancesOf'
  | 'staysOf'
  | 'tokensOf'
  | 'timeline'
>

export async function wallet(
  history: Wallet,
  { address: who, cursor, limit = listRows.page }: AskedBy<'analyticsWallet'>,
): Promise<AnswerOf<'analyticsWallet'>> {
  const after = timelinePlaces.read(cursor)
  // Burned tokens have no holder, and minted ones come from none.
  const counted = who === zeroAddress ? [] : [who]
  const nfts = who === zeroAddress ? 0 : await history.nftCountOf(who)
  const balance = (await history.balancesOf(counted)).get(who) ?? 0n
  const stays = (await history.staysOf(counted)).get(who) ?? []
  const since = heldSince(stays)
  const happened =
    who === zeroAddress ? [] : await history.timeline(who, after, limit + 1)
  const { page, ...rest } = timelinePlaces.cut(
    happened,
    limit,
    ({ block, logIndex, id }) => ({
      moment: history.moment.block,
      block,
      logIndex,
      id,
    }),
  )
  const tokens =
    who === zeroAddress ? [] : await history.tokensOf(who, mostTokens)
  const isLeftOut = history.isLeftOut(who)
  const isRanked = nfts > 0 && !isLeftOut
  const counts = isRanked ? await history.nftCounts() : undefined
  return {
    address: who,
    nfts,
    votingPower: isLeftOut ? 0 : votingPowerOf(nfts),
    balance: String(balance),
    ...(counts && {
      rank: rank(counts, nfts),
      percentile: percentile(counts, nfts),
      share: votingPowerShare(nfts, heldSupply(counts)),
    }),
    ...(since !== undefined && { since: instant(since) }),
    isWhale: isWhale(nfts, balance),
    thresholds: nextThresholds(nfts, balance).map((threshold) => ({
      ...threshold,
      reached: threshold.reached === true,
      missingTokens: String(threshold.missingTokens ?? 0n),
    })),
    tokens: tokens.map(({ id, since }) => ({
      id: String(id),
      since: instant(since),
    })),
    timeline: page.map(({ kind, block, time, id, other }) => ({
      kind,
      block,
      at: instant(time),
      id: String(id),
      other,
    })),
    ...rest,
  }
}
