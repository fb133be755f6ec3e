import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

/** A row of what is one's own: its name, its state, and a note below. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  minInlineSize: 0,
})
export const name = style({
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: 600,
})
export const note = style({
  flexBasis: '100%',
  color: color.muted,
  fontSize: vars.type.label,
})
export const link = style({ color: color.brand, fontSize: vars.type.label })
