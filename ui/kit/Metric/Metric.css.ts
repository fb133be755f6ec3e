import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  alignContent: 'start',
})
export const label = style({
  color: color.faint,
  fontSize: vars.type.small,
})
export const value = style({
  font: `650 ${vars.type.title}/1.25 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-unknown]': {
      fontFamily: vars.font.body,
      fontSize: vars.type.body,
      letterSpacing: 'normal',
      color: color.muted,
      lineHeight: 1.72,
    },
  },
})
export const detail = style({
  color: color.muted,
  fontSize: vars.type.small,
})
const shimmer = keyframes({ '50%': { opacity: 0.45 } })
export const bone = style({
  display: 'block',
  inlineSize: '5ch',
  blockSize: '0.8em',
  marginBlock: '0.225em',
  borderRadius: vars.space.tight,
  background: color.hairline,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
