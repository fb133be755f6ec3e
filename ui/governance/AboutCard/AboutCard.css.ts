import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.pad,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minInlineSize: density.target,
  minBlockSize: density.target,
  overflowWrap: 'anywhere',
})
// On a phone an address, its button and its link are a line each.
export const facts = style({
  '@media': { [phone]: { gap: vars.space.pad } },
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
})
export const moderator = style({
  '@media': {
    [phone]: {
      selectors: { '& + &': { marginBlockStart: vars.space.pad } },
    },
  },
})
export const fact = style({ minInlineSize: 0 })
export const term = style({ color: color.muted, fontSize: vars.type.label })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
