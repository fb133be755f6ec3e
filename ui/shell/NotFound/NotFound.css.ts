import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

/**
 * The picture comes first, and has its room wherever it stands: the words are
 * painted as they come, and none of them moves another.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40%)',
  gap: vars.space.section,
  alignItems: 'start',
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.wide,
    },
  },
})
export const words = style({
  display: 'grid',
  gap: vars.space.snug,
  paddingBlockStart: vars.space.section,
  '@media': { [phone]: { paddingBlockStart: 0 } },
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  marginBlockStart: vars.space.block,
})
export const art = style({
  gridArea: '1 / 2',
  aspectRatio: '8 / 7',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [phone]: { gridArea: 'auto', aspectRatio: '16 / 11' } },
})
