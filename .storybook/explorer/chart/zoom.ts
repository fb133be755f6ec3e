export interface Size {
  width: number
  height: number
}

/** How large a chart is drawn, and the room that there is for it. */
export interface Zoom {
  /** `legible`: all of it, but not smaller than can be read. */
  by: number | 'legible' | 'whole'
  room: Size | null
}

export type ZoomAct =
  | { type: 'measured'; room: Size }
  | { type: 'closer' | 'farther' | 'whole' }

export const unzoomed: Zoom = { by: 'legible', room: null }

const step = 1.25
const smallest = 0.2
const largest = 2.5
/** Less, and what is written on the arrows is not read. */
const readable = 0.85

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** Pixels of the page for a pixel of the chart. */
export function scaleOf({ by, room }: Zoom, { width, height }: Size): number {
  if (typeof by === 'number') return by
  if (!room) return 1
  const whole = Math.min(room.width / width, room.height / height, 1)
  return between(by === 'whole' ? smallest : readable, whole, 1)
}

/** What the buttons of a chart of this size do. */
export const zoomOf =
  (chart: Size) =>
  (zoom: Zoom, act: ZoomAct): Zoom => {
    const scale = scaleOf(zoom, chart)
    switch (act.type) {
      case 'measured':
        return act.room.width === zoom.room?.width &&
          act.room.height === zoom.room.height
          ? zoom
          : { ...zoom, room: act.room }
      case 'closer':
        return { ...zoom, by: between(smallest, scale * step, largest) }
      case 'farther':
        return { ...zoom, by: between(smallest, scale / step, largest) }
      case 'whole':
        return { ...zoom, by: 'whole' }
    }
  }
