import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const note = style({ color: color.muted, fontSize: vars.type.label })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  marginBlock: vars.space.snug,
})
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.snug,
})
