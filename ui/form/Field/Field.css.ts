import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside one that has an error it is no taller for it.
  alignContent: 'start',
  gap: vars.space.tight,
})
export const label = style({
  maxInlineSize: '100%',
  fontSize: vars.type.label,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const optional = style({ color: color.faint, fontWeight: 400 })
export const hint = style({ color: color.muted, fontSize: vars.type.small })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.tight,
  selectors: { '&:empty': { display: 'none' } },
})
export const error = style({
  display: 'flex',
  flex: '1 1 24ch',
  gap: vars.space.tight,
  color: color.danger,
  fontSize: vars.type.small,
  overflowWrap: 'anywhere',
})
export const count = style({
  position: 'relative',
  marginInlineStart: 'auto',
  color: color.faint,
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: 600 } },
})

/** What is typed into: the same box for every native control. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: density.target,
  paddingBlock: vars.space.inline,
  paddingInline: vars.space.snug,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.input,
  background: color.sunken,
  color: color.text,
  // 16 pixels: under that Safari on iPhones zooms into a field that is touched.
  fontSize: '1rem',
  lineHeight: 1.4,
  colorScheme: 'inherit',
  transition: `border-color ${vars.time.hover} ${vars.ease}`,
  selectors: {
    '&::placeholder': { color: color.faint, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.brand },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:disabled': {
      borderColor: color.hairline,
      background: color.raised,
      color: color.faint,
      cursor: 'not-allowed',
    },
    '&:read-only:not(select)': { background: color.raised },
  },
})
