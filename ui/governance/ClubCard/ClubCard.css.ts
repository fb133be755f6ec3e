import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.block,
  rowGap: vars.space.snug,
  paddingBlock: vars.space.snug,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space.snug,
    },
  },
})
export const body = style({
  display: 'grid',
  gap: vars.space.tight,
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
})
export const name = style({
  minInlineSize: 0,
  font: `650 ${vars.type.lead}/1.3 ${vars.font.display}`,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand },
  },
})
export const tagline = style({ color: color.muted })
export const follow = style({
  '@media': { [phone]: { gridColumn: 2 } },
})
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.block}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: vars.type.label,
})
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
})
export const icon = style({ flex: 'none', color: color.faint })
