import { vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** A line of a list: what it says, and across from it what to do. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
})
/** Takes the whole line where both do not fit. */
export const said = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
