import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.snug,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 120px), 1fr))',
})
export const tile = style({
  display: 'grid',
  gap: vars.space.hair,
  alignContent: 'start',
  fontSize: vars.type.small,
  overflowWrap: 'anywhere',
})
export const art = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  marginBlockEnd: vars.space.tight,
  padding: vars.space.inline,
  borderRadius: vars.radius.input,
  background: color.sunken,
  color: color.faint,
  textAlign: 'center',
  selectors: { 'img&': { padding: 0 } },
})
export const since = style({ color: color.faint })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  color: color.muted,
})
export const listed = style({ color: color.spark })
