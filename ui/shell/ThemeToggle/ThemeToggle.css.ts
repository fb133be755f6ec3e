import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'

export const root = style({
  display: 'inline-flex',
  // The narrowest phones keep the room for the address: the menu has the themes.
  '@media': { '(max-width: 359px)': { display: 'none' } },
})
export const more = style({
  display: 'inline-flex',
  '@media': { [narrow]: { display: 'none' } },
})
export const caret = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: density.target,
  marginInlineStart: '-8px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.faint,
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      color: color.text,
      background: color.raised,
    },
  },
})
