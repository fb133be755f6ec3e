import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
})
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '10px',
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: color.sunken,
  accentColor: color.brand,
  selectors: {
    '&::-webkit-progress-bar': { background: color.sunken },
    '&::-webkit-progress-value': { background: color.brand },
    '&::-moz-progress-bar': { background: color.brand },
  },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const points = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingInlineStart: vars.space.block,
  listStyle: 'disc',
  color: color.muted,
})
