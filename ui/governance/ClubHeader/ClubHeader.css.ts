import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.pad,
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.block} ${vars.space.pad}`,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
})
export const words = style({
  display: 'grid',
  gap: vars.space.inline,
  minInlineSize: 0,
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
})
export const title = style({
  minInlineSize: 0,
  font: `650 clamp(1.75rem, 4vw, ${vars.type.big})/1.1 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const tagline = style({
  color: color.muted,
  fontSize: vars.type.lead,
  overflowWrap: 'anywhere',
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})

const shimmer = keyframes({ '50%': { opacity: 0.45 } })
const bone = style({
  borderRadius: vars.radius.input,
  background: color.raised,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const picture = style([bone, { inlineSize: '88px', blockSize: '88px' }])
export const line = style([
  bone,
  { inlineSize: 'min(100%, 320px)', blockSize: '96px' },
])
export const strip = style([bone, { blockSize: '62px' }])
