import { formatCount, formatDate } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { area, line } from 'd3-shape'
import { useState } from 'react'
import * as plot from '../Plot/Plot.css.ts'
import { Plot, percent, Read } from '../Plot/Plot.tsx'
import { type KnownPoint, layOut, type SeriesPoint } from './series.ts'

const { series: words } = analyticsCards

export interface SeriesChartProps {
  /** What the picture says, in one sentence. */
  label: string
  points: readonly SeriesPoint[]
  /** A level is a line that goes on; what happens in a step is a bar. */
  kind: 'level' | 'flow'
}

/**
 * Draws a number over time, and tells it at the place that is pointed at. A step
 * that is not over is dashed.
 *
 * @use for one number over time, where its course matters more than its last
 * value.
 * @avoid for the last value alone: that is a Metric. Nor for two things of
 * different units on one scale.
 */
export function SeriesChart({ label, points, kind }: SeriesChartProps) {
  const [at, setAt] = useState<number>()
  const { known, x, y, xTicks, yTicks } = layOut(points)
  const last = known.at(-1)
  const read = at === undefined ? undefined : points[at]
  const shown = read
    ? known.find((point) => +point.at === +new Date(read.at))
    : last
  const place = shown && { cx: percent(x(shown)), cy: percent(1 - y(shown)) }
  return (
    <Plot
      label={label}
      x={xTicks}
      y={yTicks}
      probe={{
        label: words.read,
        stops: points.length,
        at,
        text: textOf(read ?? points.at(-1)),
        onMove: setAt,
      }}
      over={
        <>
          {place && kind === 'level' ? (
            <circle className={plot.dot} r="4.5" {...place} />
          ) : null}
          {read ? (
            <Read at={middleOf(read)} text={textOf(read)} />
          ) : last && kind === 'level' ? (
            <text
              className={plot.word}
              x={percent(x(last))}
              y={percent(1 - y(last))}
              dy="-10"
              textAnchor={x(last) > 0.5 ? 'end' : 'start'}
            >
              {formatCount(last.value)}
            </text>
          ) : null}
        </>
      }
    >
      {kind === 'level' ? (
        <Level known={known} x={x} y={y} />
      ) : (
        <Flow known={known} x={x} y={y} steps={points.length} />
      )}
    </Plot>
  )

  /** A bar stands for its step, which all of them share the width for. */
  function middleOf({ at }: SeriesPoint) {
    const place = x({ at: new Date(at) })
    const slot = 1 / points.length
    return kind === 'level' ? place : place * (1 - slot) + slot / 2
  }
}

const textOf = (point: SeriesPoint | undefined) =>
  point
    ? words.readAt(
        point.value === undefined ? words.unknown : formatCount(point.value),
        [formatDate(point.at, 'UTC'), point.partial && words.isPartial]
          .filter(Boolean)
          .join(', '),
      )
    : ''

interface ShapeProps {
  known: KnownPoint[]
  x: (point: KnownPoint) => number
  y: (point: KnownPoint) => number
}

function Level({ known, x, y }: ShapeProps) {
  const left = (point: KnownPoint) => x(point) * 100
  const top = (point: KnownPoint) => (1 - y(point)) * 100
  const draw = line(left, top).digits(2)
  const over = known.filter(({ partial }) => !partial)
  const rest = known.slice(Math.max(0, over.length - 1))
  return (
    <>
      <path
        className={plot.area}
        d={area(left, 100, top).digits(2)(known) ?? ''}
      />
      <path className={plot.line} d={draw(over) ?? ''} />
      <path className={plot.line} d={draw(rest) ?? ''} data-partial />
    </>
  )
}

function Flow({ known, x, y, steps }: ShapeProps & { steps: number }) {
  // The first and the last bar stand inside as well.
  const slot = 100 / Math.max(1, steps)
  const gap = steps > 60 ? 0 : slot * 0.2
  return known.map((point) => (
    <rect
      key={Number(point.at)}
      className={plot.bar}
      data-partial={point.partial || undefined}
      x={(x(point) * (100 - slot) + gap / 2).toFixed(2)}
      y={((1 - y(point)) * 100).toFixed(2)}
      width={(slot - gap).toFixed(2)}
      height={(y(point) * 100).toFixed(2)}
    />
  ))
}
