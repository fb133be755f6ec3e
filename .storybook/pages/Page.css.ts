import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

/** A page of words, in Storybook's own frame. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.wide,
  color: color.text,
  font: `400 ${vars.type.body}/1.5 ${vars.font.body}`,
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'grid', gap: vars.space.snug })
export const title = style({
  font: `650 ${vars.type.heading}/1.2 ${vars.font.display}`,
})
export const about = style({ maxInlineSize: '68ch', fontSize: vars.type.lead })
export const where = style({
  font: `400 ${vars.type.small}/1.5 ${vars.font.mono}`,
  color: color.muted,
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
})
export const subtitle = style({
  font: `650 ${vars.type.title}/1.3 ${vars.font.display}`,
})
export const note = style({
  maxInlineSize: '68ch',
  color: color.muted,
  fontSize: vars.type.label,
})

/** Two columns, where there is room for them. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.block,
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.inline,
  padding: vars.space.card,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const label = style({
  font: `600 ${vars.type.label}/1.3 ${vars.font.body}`,
  color: color.muted,
})

export const facts = style({ display: 'grid', gap: vars.space.snug })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  gap: `${vars.space.tight} ${vars.space.block}`,
  '@media': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.block}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A story, on the ground that it is made for. */
export const stage = style({
  minInlineSize: 0,
  // What is fixed to the window is fixed to its frame here.
  contain: 'layout',
  overflow: 'auto',
  padding: vars.space.card,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.background,
})
/** Room for a border that is a shadow. */
export const edge = style({ paddingInline: 2 })

/** A look of the whole window, in a column of it. */
export const smaller = style({
  '@media': { '(min-width: 1000px)': { zoom: 0.75 } },
})
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 560,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.background,
})

export const table = style({
  inlineSize: '100%',
  minInlineSize: 520,
  borderCollapse: 'collapse',
  fontSize: vars.type.label,
  overflowWrap: 'normal',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.inline} ${vars.space.block} ${vars.space.inline} 0`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
})
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: 600 })
export const number = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const short = style({ color: color.danger })

export const tree = style({
  display: 'grid',
  gap: vars.space.tight,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.label,
})
globalStyle(`${tree} ${tree}`, {
  marginBlockStart: vars.space.tight,
  paddingInlineStart: vars.space.block,
  borderInlineStart: `1px solid ${color.hairline}`,
})
export const role = style({
  font: `500 ${vars.type.small}/1.5 ${vars.font.mono}`,
  color: color.brand,
})
export const state = style({ color: color.muted })

globalStyle(`${root} code`, {
  fontFamily: vars.font.mono,
  fontSize: '0.9375em',
})
export const button = style({
  minBlockSize: 32,
  padding: '4px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: vars.type.small,
  selectors: { '&:hover': { background: color.raised } },
})
