import {
  diamondHands,
  flowSeries,
  holdingPeriodBuckets,
  levelSeries,
  medianHoldingPeriod,
  mintToHold,
  paperHands,
  retention as retentionOf,
} from '@narwhal-club/core/analytics'
import { badQuery } from '../../../errors.ts'
import type { History } from '../history.ts'
import {
  countedStays,
  holderChanges,
  mintedNfts,
  mintersOf,
  sinceOf,
} from '../stays.ts'
import { instant } from './instant.ts'
import type { AnswerOf, AskedBy } from './types.ts'
import { wholeDays } from './wholeDays.ts'

const day = 86_400
const steps = { day, week: 7 * day, month: 30 * day }
const mostPoints = 1_000
/** How many places the slider has. */
const stops = 90

export async function moments(
  history: History,
): Promise<AnswerOf<'analyticsMoments'>> {
  const first = await history.firstTransfer('nft')
  const found = first ? await history.stops(first, stops) : []
  const all = first ? [first, ...found, history.moment] : []
  const places = new Map(all.map((moment) => [moment.block, moment]))
  return {
    moments: [...places.values()].map(({ block, time }) => ({
      block,
      at: instant(time),
    })),
  }
}

export async function timeseries(
  history: History,
  ask: AskedBy<'analyticsTimeseries'>,
): Promise<AnswerOf<'analyticsTimeseries'>> {
  const { metric } = ask
  const grid = await gridOf(history, ask)
  const range = { ...grid, knownUntil: history.moment.time }
  const isLevel = metric === 'holders' || metric === 'supply'
  const series = isLevel ? levelSeries : flowSeries
  const changes =
    grid.to === grid.from
      ? []
      : metric === 'holders'
        ? holderChanges(await history.stays())
        : await history.changes(metric, grid)
  return {
    metric,
    step: ask.step,
    points: series(changes, range).map(({ at, ...point }) => ({
      at: instant(at),
      ...point,
    })),
  }
}

/** @throws RefusalError for a range without measure. */
async function gridOf(history: History, asked: AskedBy<'analyticsTimeseries'>) {
  const ask = wholeDays(asked)
  const step = steps[ask.step]
  const to = ask.to ?? history.moment.time + 1
  const isOfToken = ask.metric === 'tokenTransfers'
  const begin = async () => {
    const first = await history.firstTransfer(isOfToken ? 'token' : 'nft')
    return first ? Math.floor(first.time / day) * day : to
  }
  const given = ask.from ?? (await begin())
  if (ask.from !== undefined && ask.to !== undefined && given > to)
    throw badQuery('to')
  const from = Math.min(given, to)
  if (Math.ceil((to - from) / step) > mostPoints) throw badQuery('step')
  return { from, to, step }
}

export async function retention(
  history: History,
): Promise<AnswerOf<'analyticsRetention'>> {
  const stays = await history.stays()
  const { time } = history.moment
  const since = sinceOf(stays)
  return {
    cohorts: retentionOf(mintersOf(stays), time),
    periods: holdingPeriodBuckets(since, time),
    median: medianHoldingPeriod(since, time),
    diamondHands: diamondHands(since, time),
    mintToHold: mintToHold(mintedNfts(stays)),
    paperHands: paperHands(countedStays(stays), time),
  }
}
