import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const header = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.pad,
})
export const quiet = style({ color: color.muted, textAlign: 'center' })
/** A form in its column. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.pad,
  maxInlineSize: '640px',
  marginInline: 'auto',
})
/** What is fixed to the window is fixed to this. */
export const window = style({ contain: 'layout', minBlockSize: 128 })
