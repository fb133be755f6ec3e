import type { Palette } from './palette.ts'

/** Ink on ground, as the components use them. */
export interface Pair {
  ink: keyof Palette
  ground: keyof Palette
  kind: 'text' | 'control'
}

const grounds = ['background', 'surface', 'raised', 'sunken'] as const

const inks = [
  'text',
  'muted',
  'faint',
  'brand',
  'spark',
  'success',
  'warning',
  'danger',
  'info',
] as const

const everywhere = (
  ink: keyof Palette,
  kind: Pair['kind'],
  on: readonly (keyof Palette)[] = grounds,
) => on.map((ground): Pair => ({ ink, ground, kind }))

/** Every pair that a reader must be able to tell apart. */
export const pairs: readonly Pair[] = [
  ...inks.flatMap((ink) => everywhere(ink, 'text')),
  { ink: 'onBrand', ground: 'brandSolid', kind: 'text' },
  { ink: 'sparkInk', ground: 'sparkFill', kind: 'text' },
  // The ink button lies on lime and writes in lime.
  { ink: 'sparkFill', ground: 'sparkInk', kind: 'text' },
  ...everywhere('control', 'control'),
  ...everywhere('ring', 'control'),
  ...everywhere('sparkEdge', 'control'),
  // A solid button's edge: brand solid alone is too close to raised.
  ...everywhere('brand', 'control'),
]

/** In high contrast hairlines are edges too. */
export const contrastOnlyPairs: readonly Pair[] = [
  ...everywhere('hairline', 'control'),
  ...everywhere('hairlineSoft', 'control'),
]

/** The lowest ratio that a kind of pair may have. */
export const minimum = {
  standard: { text: 4.5, control: 3 },
  high: { text: 7, control: 4.5 },
} as const

const linear = (channel: number) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Computes the contrast ratio of WCAG 2.x between two `#rrggbb` colours. */
export function contrastRatio(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}
