import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

const mono = {
  fontFamily: vars.font.mono,
  fontSize: vars.type.tiny,
  letterSpacing: '-0.02em',
} as const

export const note = style({ color: color.muted, fontSize: vars.type.small })
export const group = style({
  font: `600 ${vars.type.tiny}/1.3 ${vars.font.body}`,
  color: color.muted,
  marginBlock: `${vars.space.snug} ${vars.space.tight}`,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const act = style({
  ...mono,
  display: 'grid',
  textAlign: 'start',
  padding: '6px 10px',
  minBlockSize: 32,
  maxInlineSize: '100%',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.brand },
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      borderColor: color.hairline,
      background: 'none',
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
})
export const actLabel = style({ overflowWrap: 'anywhere' })
export const because = style({
  fontFamily: vars.font.body,
  letterSpacing: 'normal',
  color: color.muted,
})
export const log = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  ...mono,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  inlineSize: '100%',
  padding: '5px 8px',
  minBlockSize: 28,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-current]': {
      background: color.raised,
      boxShadow: `inset 3px 0 0 ${color.brand}`,
    },
    '&[data-undone]': { color: color.muted, textDecoration: 'line-through' },
  },
})
export const value = style({ color: color.brand })
export const unfold = style({
  ...mono,
  minBlockSize: 28,
  padding: '5px 8px',
  border: 0,
  background: 'none',
  color: color.muted,
  textAlign: 'start',
  selectors: { '&:hover': { color: color.text } },
})
export const fold = style({
  marginBlockStart: vars.space.snug,
  fontSize: vars.type.small,
  color: color.muted,
})
/** A region and its state. */
export const chip = style({
  display: 'inline-flex',
  position: 'relative',
  gap: 6,
  marginInlineEnd: 4,
  paddingInline: 6,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.control,
})
export const region = style({ color: color.muted })
export const facts = style({ color: color.muted, flexBasis: '100%' })
export const tree = style({
  margin: 0,
  paddingInlineStart: 14,
  listStyle: 'none',
})
export const leaf = style({ display: 'flex', gap: 8, flexWrap: 'wrap' })
export const key = style({ ...mono, color: color.muted, minBlockSize: 24 })
export const datum = style({ ...mono, overflowWrap: 'anywhere' })
export const words = style({
  fontSize: vars.type.small,
  color: color.muted,
  marginBlockStart: vars.space.snug,
})
