import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const hero = style({
  display: 'grid',
  gap: vars.space.snug,
  marginBlockEnd: vars.space.wide,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: `${vars.space.section} ${vars.space.page}`,
  alignItems: 'start',
  marginBlockStart: vars.space.section,
  '@media': {
    '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const list = style({ display: 'grid', gap: vars.space.snug })
export const metrics = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.block,
})
