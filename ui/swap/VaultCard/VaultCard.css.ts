import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const metrics = style({
  display: 'grid',
  gap: `${vars.space.pad} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 154px), 1fr))',
})
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
})
export const term = style({ color: color.muted, fontSize: vars.type.label })
