import { globalStyle, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
})
export const main = style({
  flex: 1,
  paddingBlock: `${vars.space.page} ${vars.space.end}`,
  outline: 0,
  '@media': {
    [phone]: { paddingBlock: `${vars.space.pad} ${vars.space.section}` },
  },
})
// Until the code of a page, or of its tab, is there nothing stands below it that
// would jump.
globalStyle(`${main}:has(> :empty, [aria-busy]:empty) + footer`, {
  display: 'none',
})
export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.gutter,
  insetBlockStart: '-60px',
  zIndex: 40,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  paddingInline: vars.space.block,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.control}`,
  background: color.raised,
  color: color.text,
  selectors: { '&:focus': { insetBlockStart: '14px' } },
})
