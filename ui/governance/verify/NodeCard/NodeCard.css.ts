import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  justifyItems: 'start',
})
export const wide = style({ inlineSize: '100%' })
export const rows = style({ display: 'grid', gap: vars.space.tight })
export const row = style({ overflowWrap: 'anywhere' })
/** It is there to be heard; it has no room while nothing is said. */
export const said = style({
  selectors: { '&:empty': { position: 'absolute' } },
})
