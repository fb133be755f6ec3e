import { formatNumber } from '@narwhal-club/core/format'
import type { Leader } from '@narwhal-club/core/voting'
import { scaleLinear, scaleUtc } from 'd3-scale'
import type { Tick } from '../../../charts/Plot/Plot.tsx'

/** How a vote stood at the end of a stretch of its time. */
export interface TimelineRow {
  at: string
  yesPower: number
  noPower: number
  yesVoters: number
  noVoters: number
  /** Changes of mind within it. */
  changed: number
}

export interface Timeline {
  from: string
  to: string
  rows: readonly TimelineRow[]
  /** The moments at which another side took the lead. */
  swings: readonly { at: string; leader: Leader; line: number }[]
  /** How much came in the last hour; negative where minds were changed. */
  lastHour: { yesPower: number; noPower: number }
}

const day = 86_400_000
const format = (
  options: Intl.DateTimeFormatOptions,
  zone: string | undefined,
) => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })

/** Nobody has voted yet. */
export const isEmpty = ({ rows }: Pick<Timeline, 'rows'>) =>
  rows.every(({ yesVoters, noVoters }) => yesVoters + noVoters === 0)

/** Lays a vote out in a square of 1 by 1, from its beginning on. */
export function layOut({ from, to, rows }: Timeline, zone: string | undefined) {
  const [first, last] = [new Date(from), new Date(to)]
  const most = Math.max(
    1,
    ...rows.map(({ yesPower, noPower }) => Math.max(yesPower, noPower)),
  )
  const x = scaleUtc([first, last], [0, 1])
  const y = scaleLinear([0, most], [0, 1]).nice(4)
  const ticks = first < last ? x.ticks(4) : [first]
  const names =
    Number(last) - Number(first) > 2 * day
      ? format({ month: 'short', day: 'numeric' }, zone)
      : format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone)
  return {
    x: (at: string) => Math.min(1, Math.max(0, x(new Date(at)))),
    y: (power: number) => y(power),
    // A day may have two ticks: its name stands at the first.
    xTicks: ticks
      .map((at): Tick => ({ at: x(at), label: names.format(at) }))
      .filter(({ label }, at, all) => label !== all[at - 1]?.label),
    yTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map(
        (at): Tick => ({
          at: y(at),
          label: at === 0 ? '0' : formatNumber(at).replace('.00', ''),
        }),
      ),
  }
}

/** Draws a side as steps: power stays as it is until a ballot changes it. */
export function pathOf(
  { from, rows }: Pick<Timeline, 'from' | 'rows'>,
  side: 'yesPower' | 'noPower',
  place: Pick<ReturnType<typeof layOut>, 'x' | 'y'>,
): string {
  const digits = (at: number) => Number((at * 100).toFixed(2))
  const top = (power: number) => digits(1 - place.y(power))
  const begin = `M${digits(place.x(from))} ${top(0)}`
  const steps = rows.map(
    (row) => `H${digits(place.x(row.at))}V${top(row[side])}`,
  )
  return begin + steps.join('')
}
