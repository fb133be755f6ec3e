import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'block' })
export const select = style({
  appearance: 'none',
  paddingInlineEnd: '42px',
  textOverflow: 'ellipsis',
})
export const mark = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 9px)',
  insetInlineEnd: vars.space.snug,
  color: color.muted,
  pointerEvents: 'none',
})
