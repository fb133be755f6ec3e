import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.warning}`,
})
export const title = style({
  display: 'flex',
  gap: vars.space.inline,
  overflowWrap: 'anywhere',
})
globalStyle(`${title} svg`, { color: color.warning })
export const body = style({ maxInlineSize: '64ch', color: color.muted })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.pad,
})
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.inline,
})
export const label = style({
  marginBlockEnd: vars.space.tight,
  maxInlineSize: '100%',
  fontSize: vars.type.label,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const diff = style({
  maxBlockSize: '14lh',
  overflow: 'auto',
  padding: vars.space.snug,
  borderRadius: vars.radius.input,
  background: color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
})
export const mark = style({
  borderRadius: '4px',
  paddingInline: '2px',
  selectors: {
    'ins&': {
      background: color.surface,
      color: color.success,
      textDecorationThickness: '2px',
    },
    'del&': {
      background: color.surface,
      color: color.danger,
    },
  },
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.inline,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const excerpt = style({ color: color.muted, fontSize: vars.type.small })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
