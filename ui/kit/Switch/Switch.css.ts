import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: density.target,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.type.label,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '26px',
  borderRadius: vars.radius.pill,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.control}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      inlineSize: '20px',
      blockSize: '20px',
      borderRadius: '50%',
      background: color.muted,
      transition: `inset ${vars.time.hover} ${vars.ease}`,
    },
    '[aria-checked="true"] > &': {
      background: color.brandSolid,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
    '[aria-checked="true"] > &::after': {
      insetInlineStart: '21px',
      background: color.onBrand,
    },
  },
})
