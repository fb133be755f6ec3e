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
