import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const shimmer = keyframes({ '50%': { opacity: 0.45 } })

export const intro = style({ display: 'grid', gap: vars.space.inline })
export const said = style({ color: color.muted })
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.inline,
})
export const there = style({ color: color.success })
/** What the wallet will show: every character, every line. */
export const message = style({
  padding: '14px 16px',
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  color: color.muted,
  font: `400 ${vars.type.tiny}/1.65 ${vars.font.mono}`,
  letterSpacing: '-0.045em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'left',
  // As large as it will be: eleven lines on most screens.
  minBlockSize: 'calc(11 * 1.65em + 28px)',
})
export const coming = style({
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const strong = style({ color: color.text, fontWeight: 600 })
