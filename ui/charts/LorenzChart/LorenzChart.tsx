import { formatShare } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { area, line } from 'd3-shape'
import { useState } from 'react'
import * as plot from '../Plot/Plot.css.ts'
import { Plot, percent, Read } from '../Plot/Plot.tsx'
import { type LorenzPoint, shareAt } from './shareAt.ts'

const words = analyticsCards.lorenz
const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({
  at,
  label: String(at * 100),
}))

/** Every hundredth of the holders. */
const stops = 101

export interface LorenzChartProps {
  /** From (0, 0) to (1, 1). */
  points: readonly LorenzPoint[]
  /** Where the reader stands among the holders, from 0 to 1. */
  mine?: number | undefined
}

const x = ({ population }: LorenzPoint) => population * 100
const y = ({ share }: LorenzPoint) => (1 - share) * 100
const curve = line(x, y).digits(2)
const between = area(x, y, ({ population }) => (1 - population) * 100).digits(2)

/**
 * Draws how far a holding is from being shared evenly.
 *
 * @use to show how evenly something is shared, beside a sentence that says what
 * the curve means.
 * @avoid for parts of a whole by name: those are Bars. Few readers know the
 * curve, so never alone.
 */
export function LorenzChart({ points, mine }: LorenzChartProps) {
  const [at, setAt] = useState<number>()
  const half = shareAt(points, 0.5)
  const population = (at ?? stops - 1) / (stops - 1)
  const text = words.readAt(
    formatShare(population),
    formatShare(shareAt(points, population)),
  )
  const place = (population: number) => ({
    cx: percent(population),
    cy: percent(1 - shareAt(points, population)),
  })
  return (
    <Plot
      label={words.label(formatShare(half))}
      x={ticks}
      y={ticks}
      probe={{ label: words.read, stops, at, text, onMove: setAt }}
      over={
        <>
          {at === undefined ? null : (
            <>
              <circle className={plot.dot} r="4" {...place(population)} />
              <Read at={population} text={text} />
            </>
          )}
          <text className={plot.word} x="48%" y="40%" textAnchor="end">
            {words.equal}
          </text>
          <circle className={plot.dot} r="4" {...place(0.5)} />
          <text
            className={plot.word}
            x="52%"
            y={percent(1 - half)}
            dy={half < 0.15 ? -10 : 20}
          >
            {words.half(formatShare(half))}
          </text>
          {mine === undefined ? null : (
            <>
              <circle className={plot.mine} r="6" {...place(mine)} />
              <text
                className={plot.word}
                x={percent(mine)}
                y={percent(1 - shareAt(points, mine))}
                dx="-12"
                dy="-10"
                textAnchor="end"
              >
                {analytics.card.you}
              </text>
            </>
          )}
        </>
      }
    >
      <path className={plot.area} d={between([...points]) ?? ''} />
      <path className={plot.reference} d="M0 100L100 0" />
      <path className={plot.line} d={curve([...points]) ?? ''} />
    </Plot>
  )
}
