import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.snug })
export const said = style({
  color: color.muted,
  fontSize: vars.type.label,
  // Without room, and still there for who listens.
  ':empty': { position: 'absolute' },
})
