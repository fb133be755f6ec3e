import { style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.wide,
  padding: vars.space.block,
})
export const row = style({ minInlineSize: 0 })
export const title = style({
  font: `600 ${vars.type.small}/1.3 ${vars.font.mono}`,
  color: color.muted,
  marginBlockEnd: vars.space.inline,
})
export const cells = style({
  display: 'grid',
  // Side by side also where the page is narrower: it scrolls.
  gridTemplateColumns: 'repeat(3, minmax(328px, 1fr))',
  gap: vars.space.inline,
})
export const cell = style({
  // What is fixed to the window is fixed to its cell here.
  contain: 'layout',
  minInlineSize: 0,
  minBlockSize: 96,
  overflow: 'hidden',
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.background,
  color: color.text,
})
/** Of a state that looks so. */
export const name = style({ display: 'block' })
