import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
  gap: vars.space.section,
  alignItems: 'center',
  '@media': {
    '(max-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.wide,
    },
  },
})
export const words = style({ display: 'grid', gap: vars.space.snug })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  marginBlockStart: vars.space.block,
})
export const art = style({
  aspectRatio: '8 / 7',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [phone]: { aspectRatio: '16 / 11', order: -1 } },
})
