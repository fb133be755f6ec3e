import { formatNumber } from '@narwhal-club/core/format'
import { scaleLinear, scaleUtc } from 'd3-scale'
import type { Tick } from '../Plot/Plot.tsx'

export interface SeriesPoint {
  /** The start of the step. */
  at: string
  value?: number | undefined
  /** The step is not over, or cut short. */
  partial: boolean
}

/** A point that has a value. */
export interface KnownPoint {
  at: Date
  value: number
  partial: boolean
}

const trillion = 1e12

/** As short as an axis needs it; R9.8 ends at billions. */
function short(value: number): string {
  if (value === 0) return '0'
  const text =
    value < trillion
      ? formatNumber(value)
      : `${formatNumber(value / trillion)}T`
  return text.replace('.00', '')
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const ofDay = format({ month: 'short', day: 'numeric' })
const ofMonth = format({ month: 'short' })
const longMonth = 45 * 86_400_000

/** Names a tick of the time axis: a year where one begins, else month or day. */
function nameOf(at: Date, gap: number) {
  if (gap < longMonth / 2) return ofDay.format(at)
  return at.getUTCMonth() === 0
    ? String(at.getUTCFullYear())
    : ofMonth.format(at)
}

/** Lays a series out in a square of 1 by 1, with what stands at its axes. */
export function layOut(points: readonly SeriesPoint[]) {
  const known = points.flatMap(({ at, value, partial }): KnownPoint[] =>
    value === undefined ? [] : [{ at: new Date(at), value, partial }],
  )
  const dates = points.map(({ at }) => new Date(at))
  const [first = new Date(0), last = first] = [dates[0], dates.at(-1)]
  const most = Math.max(1, ...known.map(({ value }) => value))
  const y = scaleLinear([0, most], [0, 1]).nice(4)
  const x = scaleUtc([first, last], [0, 1])
  const ticks = first < last ? x.ticks(4) : [first]
  const gap = Number(ticks[1] ?? last) - Number(ticks[0] ?? first)
  return {
    known,
    x: ({ at }: Pick<KnownPoint, 'at'>) => x(at),
    y: (point: KnownPoint) => y(point.value),
    xTicks: ticks.map((at): Tick => ({ at: x(at), label: nameOf(at, gap) })),
    yTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((at): Tick => ({ at: y(at), label: short(at) })),
  }
}
