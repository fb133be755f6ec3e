import type { PointerEvent } from 'react'
import * as styles from './Plot.css.ts'

export interface ProbeProps {
  /** What is read, as a screen reader names it. */
  label: string
  /** Places that can be read, evenly spread from left to right. */
  stops: number
  /** The one that is read; nothing: none. */
  at: number | undefined
  /** What is read there, or at the last one while none is. */
  text: string
  onMove: (at: number | undefined) => void
}

/**
 * Reads a picture at one place, by pointer, by finger or by arrow keys. It is
 * the browser's own slider, laid over the picture and not to be seen.
 */
export function Probe({ label, stops, at, text, onMove }: ProbeProps) {
  const last = stops - 1
  const follow = ({
    nativeEvent,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const way = nativeEvent.offsetX / currentTarget.clientWidth
    onMove(Math.min(last, Math.max(0, Math.round(way * last))))
  }
  return (
    <input
      type="range"
      className={styles.probe}
      min={0}
      max={last}
      value={at ?? last}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => onMove(Number(target.value))}
      onPointerMove={follow}
      onPointerLeave={() => onMove(undefined)}
      onFocus={() => onMove(at ?? last)}
      onBlur={() => onMove(undefined)}
    />
  )
}
