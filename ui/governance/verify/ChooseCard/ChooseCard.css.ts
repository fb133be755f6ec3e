import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.snug,
})
export const wide = style({ inlineSize: '100%' })
export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
  padding: vars.space.pad,
  border: `2px dashed ${color.control}`,
  borderRadius: vars.radius.card,
  color: color.muted,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-within': { borderColor: color.brand },
    '&:focus-within': {
      outline: `2px solid ${color.ring}`,
      outlineOffset: '2px',
    },
  },
})
/** It is all of the zone, seen or not. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const drop = style({ color: color.text, fontWeight: 600 })
/** It is there to be heard; it has no room while nothing is said. */
export const said = style({
  selectors: { '&:empty': { position: 'absolute' } },
})
