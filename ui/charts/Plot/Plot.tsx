import type { ReactNode } from 'react'
import * as styles from './Plot.css.ts'
import { Probe, type ProbeProps } from './Probe.tsx'

export interface Tick {
  /** From 0, left or bottom, to 1. */
  at: number
  label: string
}

export interface PlotProps {
  /** What the picture says, in one sentence. */
  label: string
  x: readonly Tick[]
  y: readonly Tick[]
  /** Shapes in a square of 100 by 100, stretched to the place there is. */
  children: ReactNode
  /** Words and dots, placed in percent, which nothing stretches. */
  over?: ReactNode
  /** How it is read at one place; nothing: it is only looked at. */
  probe?: ProbeProps | undefined
}

/** A place from 0 to 1 as SVG has it; y counts from above. */
export const percent = (at: number) => `${Number((at * 100).toFixed(3))}%`

const anchorOf = (at: number) =>
  at < 0.06 ? 'start' : at > 0.94 ? 'end' : 'middle'

/**
 * Draws axes around shapes. Every place is a percentage: it needs no measuring,
 * so the server draws the same picture, and letters keep their size.
 */
export function Plot({ label, x, y, children, over, probe }: PlotProps) {
  return (
    <div className={styles.frame} dir="ltr">
      <svg className={styles.root} role="img" aria-label={label}>
        {y.map(({ at, label }) => (
          <g key={at}>
            <line
              className={styles.grid}
              x2="100%"
              y1={percent(1 - at)}
              y2={percent(1 - at)}
            />
            <text
              className={styles.label}
              x="-8"
              y={percent(1 - at)}
              dy="0.32em"
              textAnchor="end"
            >
              {label}
            </text>
          </g>
        ))}
        {x.map(({ at, label }) => (
          <text
            key={at}
            className={styles.label}
            x={percent(at)}
            y="100%"
            dy="22"
            textAnchor={anchorOf(at)}
          >
            {label}
          </text>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
          aria-hidden="true"
        >
          {children}
        </svg>
        {over}
      </svg>
      {probe && probe.stops > 1 ? <Probe {...probe} /> : null}
    </div>
  )
}

/** What is read at a place, and the line that shows where that is. */
export const Read = ({ at, text }: { at: number; text: string }) => (
  <>
    <line
      className={styles.read}
      x1={percent(at)}
      x2={percent(at)}
      y1="0"
      y2="100%"
    />
    <text
      className={styles.word}
      x={percent(at)}
      y="0"
      // Beside the line, on the side that has room.
      dx={at > 0.5 ? -8 : 8}
      dy="18"
      textAnchor={at > 0.5 ? 'end' : 'start'}
    >
      {text}
    </text>
  </>
)
