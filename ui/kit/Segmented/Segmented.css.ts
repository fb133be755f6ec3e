import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const legend = style({
  marginBlockEnd: vars.space.tight,
  color: color.faint,
  fontSize: vars.type.small,
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  padding: vars.space.tight,
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.control,
  color: color.muted,
  fontSize: vars.type.label,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.raised,
      color: color.text,
      boxShadow: `inset 0 0 0 1px ${color.control}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.ring}`,
      outlineOffset: '2px',
    },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
