import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  '@media': { [phone]: { flexWrap: 'wrap' } },
})
export const range = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  blockSize: density.target,
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
})
export const when = style({
  color: color.muted,
  fontSize: vars.type.label,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { inlineSize: '100%', order: 1 } },
})
