import { flown, type Piece } from './pieces.ts'

/** The moment that stands for the whole, where nothing may move. */
const stillMoment = 0.75

function sized(canvas: HTMLCanvasElement) {
  const ratio = Math.min(devicePixelRatio, 2)
  canvas.width = innerWidth * ratio
  canvas.height = innerHeight * ratio
  const context = canvas.getContext('2d')
  context?.scale(ratio, ratio)
  return context
}

function paint(
  context: CanvasRenderingContext2D,
  pieces: Piece[],
  seconds: number,
  opacity: number,
) {
  context.clearRect(0, 0, innerWidth, innerHeight)
  context.globalAlpha = opacity
  for (const piece of pieces) {
    const { x, y, angle, width, height, colour } = flown(piece, seconds)
    context.save()
    context.translate(x * innerWidth, y * innerHeight)
    context.rotate(angle)
    // Turned about its long side, a piece shows more or less of itself.
    context.scale(1, Math.cos(angle * 1.7))
    context.fillStyle = colour
    context.fillRect(-width / 2, -height / 2, width, height)
    context.restore()
  }
}

export interface DrawOptions {
  canvas: HTMLCanvasElement
  pieces: Piece[]
  /** Milliseconds. */
  duration: number
  /** One still burst. */
  still: boolean
  onDone: () => void
}

/** Draws the celebration on a canvas; returns what stops it. */
export function draw(options: DrawOptions): () => void {
  const { canvas, pieces, duration, still, onDone } = options
  const context = sized(canvas)
  if (context && still) paint(context, pieces, stillMoment, 1)
  const timer = setTimeout(onDone, duration)
  let frame = 0
  if (context && !still) {
    const start = performance.now()
    const step = () => {
      const passed = performance.now() - start
      const left = (duration - passed) / duration
      paint(context, pieces, passed / 1_000, Math.min(1, Math.max(0, left * 4)))
      frame = requestAnimationFrame(step)
    }
    step()
  }
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
