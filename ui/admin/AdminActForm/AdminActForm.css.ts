import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
})
export const text = style({ overflowWrap: 'anywhere' })
export const said = style({ color: color.muted, overflowWrap: 'anywhere' })
export const error = style({ color: color.danger })
/** Empty it takes no room, and is still there for who listens. */
export const standing = style({ ':empty': { position: 'absolute' } })
export const warned = style({ color: color.warning, fontWeight: 500 })
