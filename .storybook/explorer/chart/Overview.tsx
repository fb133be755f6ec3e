import {
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import type { ChartLayout } from './layout.types.ts'
import * as styles from './Overview.css.ts'

export interface OverviewProps {
  layout: ChartLayout
  active: ReadonlySet<string>
  /** What scrolls the chart. */
  frame: RefObject<HTMLElement | null>
  scale: number
}

/**
 * A small map of a chart, with the part that is in sight. It is for the pointer:
 * by keyboard the chart itself scrolls. The part follows without a rendering.
 */
export const Overview = memo(function Overview({
  layout,
  active,
  frame,
  scale,
}: OverviewProps) {
  const { width, height, nodes } = layout
  const sight = useRef<SVGRectElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const follow = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
      const box = {
        x: scrollLeft / scale,
        y: scrollTop / scale,
        width: Math.min(width, clientWidth / scale),
        height: Math.min(height, clientHeight / scale),
      }
      for (const [name, value] of Object.entries(box))
        sight.current?.setAttribute(name, String(value))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [frame, scale, width, height])

  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const by = (scale * width) / box.width
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    frame.current?.scrollTo({
      left: (event.clientX - box.left) * by - clientWidth / 2,
      top: (event.clientY - box.top) * by - clientHeight / 2,
    })
  }
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
      data-overview
      onPointerDown={go}
      onPointerMove={go}
    >
      {nodes.map(({ id, kind, x, y, width: across, height: down }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width={across}
          height={down}
          rx={10}
          data-kind={kind}
          data-lit={active.has(id) || undefined}
          className={styles.box}
        />
      ))}
      <rect ref={sight} rx={8} className={styles.sight} />
    </svg>
  )
})
