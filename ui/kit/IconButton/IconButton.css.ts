import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: density.target,
  blockSize: density.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.muted,
  transition: `background-color ${vars.time.hover} ${vars.ease}, color ${vars.time.hover} ${vars.ease}`,
  selectors: {
    '&:hover': { background: color.raised, color: color.text },
    '&[aria-expanded="true"]': { background: color.raised, color: color.text },
  },
})
