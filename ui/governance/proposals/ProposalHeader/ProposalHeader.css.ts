import { keyframes, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

const shimmer = keyframes({ '50%': { opacity: 0.45 } })

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  overflowWrap: 'anywhere',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  color: color.muted,
})
export const title = style({
  font: `650 ${vars.type.display}/1.1 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})
/** One line beside the chips. */
export const when = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.type.label,
})
export const labels = style([row, { margin: 0, padding: 0, listStyle: 'none' }])
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: density.target,
  color: color.brand,
})
/** A link of a sentence that can be pressed by itself. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
})
export const bone = style({
  blockSize: '96px',
  borderRadius: vars.radius.input,
  background: color.raised,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
