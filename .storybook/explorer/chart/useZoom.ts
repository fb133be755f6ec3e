import {
  type RefObject,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { type Size, scaleOf, unzoomed, type ZoomAct, zoomOf } from './zoom.ts'

/** The share of the window's height that a chart may have. */
const share = 0.72

export interface Zooming {
  scale: number
  /** Not all of it is in its room: a map is of use. */
  isLarger: boolean
  act: (act: ZoomAct) => void
  /** What the chart may fill. */
  outer: RefObject<HTMLDivElement | null>
}

/** Keeps how large a chart is drawn, for the room that its panel has. */
export function useZoom(chart: Size): Zooming {
  const { width, height } = chart
  const reducer = useMemo(() => zoomOf({ width, height }), [width, height])
  const [zoom, act] = useReducer(reducer, unzoomed)
  const outer = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = outer.current
    if (!element) return
    const measure = () =>
      act({
        type: 'measured',
        room: {
          width: element.clientWidth,
          height: Math.floor(innerHeight * share),
        },
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What would zoom the whole page zooms the chart under it: also a pinch.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      act({ type: event.deltaY < 0 ? 'closer' : 'farther' })
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', turn)
    }
  }, [])

  const scale = scaleOf(zoom, chart)
  const { room } = zoom
  const isLarger =
    room !== null &&
    (width * scale > room.width + 1 || height * scale > room.height + 1)
  return { scale, isLarger, act, outer }
}
