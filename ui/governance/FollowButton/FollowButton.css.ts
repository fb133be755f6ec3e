import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  // Above the link that its card is.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.inline,
  // As wide as the longer word: nothing moves when it is pressed.
  minInlineSize: '132px',
  minBlockSize: density.target,
  paddingInline: vars.space.block,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: vars.type.label,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: color.raised, borderColor: color.brand },
    '&[aria-pressed="true"]': { background: color.raised, color: color.brand },
  },
})
