import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const header = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.pad,
})
export const quiet = style({ color: color.muted, textAlign: 'center' })
const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.pad,
  marginInline: 'auto',
})
/** A form in its column. */
export const form = style([column, { maxInlineSize: '640px' }])
/** What stands side by side where a page is wide. */
export const page = style([column, { maxInlineSize: '1080px' }])
/** What is fixed to the window is fixed to this. */
export const window = style({ contain: 'layout', minBlockSize: 128 })
