import {
  averageHolding,
  gini,
  heldSupply,
  herfindahl,
  holderBuckets,
  holderChange,
  lorenzCurve,
  majorHolders,
  nakamoto,
  singleHolderShare,
  topPercentShare,
  topPercentSize,
  topShare,
  uniqueHolders,
} from '@narwhal-club/core/analytics'
import type { History } from '../history.ts'
import type { AnswerOf } from './types.ts'

const day = 86_400

export async function summary(
  history: History,
): Promise<AnswerOf<'analyticsSummary'>> {
  const { time } = history.moment
  const { minted, burned } = await history.collection()
  const holders = await history.nftHolders()
  const counts = [...holders.values()]
  const changeSince = async (days: number) => {
    const block = await history.blockAt(time - days * day)
    const before =
      block === undefined
        ? new Map<string, number>()
        : await history.nftHolders(block)
    return holderChange(before, holders)
  }
  return {
    supply: minted - burned,
    minted,
    burned,
    held: heldSupply(counts),
    holders: uniqueHolders(counts),
    average: averageHolding(counts),
    singleShare: singleHolderShare(counts),
    majorHolders: majorHolders(counts),
    week: await changeSince(7),
    month: await changeSince(30),
  }
}

export async function distribution(
  history: History,
): Promise<AnswerOf<'analyticsDistribution'>> {
  const counts = await history.nftCounts()
  return {
    holders: uniqueHolders(counts),
    held: heldSupply(counts),
    buckets: holderBuckets(counts),
    lorenz: lorenzCurve(counts),
  }
}

export async function concentration(
  history: History,
): Promise<AnswerOf<'analyticsConcentration'>> {
  const counts = await history.nftCounts()
  const part = (percent: number) => ({
    holders: topPercentSize(counts.length, percent),
    share: topPercentShare(counts, percent),
  })
  return {
    holders: counts.length,
    gini: gini(counts),
    hhi: herfindahl(counts),
    nakamoto: nakamoto(counts),
    top10: topShare(counts, 10),
    topTenth: part(10),
    topHalf: part(50),
  }
}
