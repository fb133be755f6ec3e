import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.pad,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [phone]: { columnGap: vars.space.block } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minInlineSize: 0,
  minBlockSize: density.target,
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { borderColor: color.brand, color: color.text },
  },
})
export const count = style({
  color: color.faint,
  font: `500 ${vars.type.tiny}/1.3 ${vars.font.mono}`,
})
