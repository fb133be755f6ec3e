import { color, vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'grid', gap: vars.space.snug })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
export const summary = style({
  cursor: 'pointer',
  color: color.muted,
  paddingBlock: vars.space.tight,
})
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
})
export const download = style({ color: color.brand, fontWeight: 600 })
export const posts = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
})
export const refused = style({ color: color.danger })
