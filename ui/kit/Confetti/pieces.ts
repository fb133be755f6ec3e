import { confetti } from '@narwhal-club/core/constants'
import type { Theme } from '../../theme/theme.ts'

/** Purples that stand out on each theme's page (R2.18). */
export const palettes: Record<Theme, readonly string[]> = {
  dark: ['#C4B5FD', '#A78BFA', '#8B5CF6', '#7C3AED', '#E9D5FF', '#D946EF'],
  light: ['#4C1D95', '#5B21B6', '#6D28D9', '#7E22CE', '#86198F', '#8B63F0'],
  contrast: ['#FFFFFF', '#E4DCFA', '#CFBDFF', '#B3A4DF', '#F0ABFC', '#D8B4FE'],
}

/** One piece: where it starts and how it flies, all in fractions of the screen. */
export interface Piece {
  x: number
  y: number
  /** Per second. */
  vx: number
  vy: number
  /** Radians, and radians per second. */
  angle: number
  spin: number
  /** Pixels. */
  width: number
  height: number
  colour: string
}

/** A small generator of numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes the 300 pieces of one celebration. */
export function makePieces(theme: Theme, seed = 1): Piece[] {
  const next = numbers(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const colours = palettes[theme]
  return Array.from({ length: confetti.pieces }, (_, at) => {
    // Two bursts, from the lower corners towards the middle.
    const side = at % 2 === 0 ? 1 : -1
    return {
      x: side === 1 ? 0.04 : 0.96,
      y: 0.9,
      vx: side * between(0.08, 0.62),
      vy: -between(0.55, 1.5),
      angle: between(0, Math.PI * 2),
      spin: between(-9, 9),
      width: between(6, 12),
      height: between(4, 8),
      colour: colours[at % colours.length] ?? '#7C3AED',
    }
  })
}

const gravity = 1.15
const drag = 0.9

/** Where a piece is after so many seconds. */
export function flown(piece: Piece, seconds: number): Piece {
  const slowed = (1 - Math.exp(-drag * seconds)) / drag
  return {
    ...piece,
    x: piece.x + piece.vx * slowed,
    y: piece.y + piece.vy * slowed + (gravity * seconds ** 2) / 4,
    angle: piece.angle + piece.spin * seconds,
  }
}
