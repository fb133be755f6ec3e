import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tight,
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: density.target,
  paddingBlock: vars.space.inline,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.input,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.raised },
    '&:has(:checked)': {
      background: color.raised,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
    '&:has(:disabled)': { color: color.faint, cursor: 'not-allowed' },
    '&:has([aria-invalid="true"])': {
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.ring}`,
      outlineOffset: '2px',
    },
  },
})
export const input = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: color.brand,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const hint = style({ color: color.muted, fontSize: vars.type.small })
