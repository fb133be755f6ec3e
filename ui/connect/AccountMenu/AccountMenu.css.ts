import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.snug })
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${vars.space.snug}`,
  alignItems: 'center',
})
export const label = style({
  color: color.faint,
  fontSize: vars.type.small,
})
export const address = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type.tiny,
  letterSpacing: '-0.02em',
  wordBreak: 'break-all',
  textWrap: 'balance',
  userSelect: 'all',
})
export const acts = style({ display: 'grid', gap: vars.space.inline })
