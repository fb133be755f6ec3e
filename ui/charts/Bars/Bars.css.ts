import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(40px, 1fr) max-content',
  alignItems: 'center',
  gap: `${vars.space.snug} ${vars.space.snug}`,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
})
export const label = style({
  fontSize: vars.type.label,
  // A range reads from its smaller end in every direction.
  unicodeBidi: 'plaintext',
})
export const track = style({
  inlineSize: '100%',
  blockSize: '24px',
  overflow: 'visible',
  // The longest bar begins where its line begins.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const bar = style({
  fill: color.control,
  transition: `width ${vars.time.state} ${vars.ease}`,
  selectors: { '[data-mine] &': { fill: color.brand } },
})
export const value = style({
  color: color.muted,
  fontSize: vars.type.label,
  textAlign: 'end',
})
export const strong = style({ color: color.text, fontWeight: 600 })
export const mine = style({ color: color.brand, fontWeight: 600 })
export const rule = style({
  display: 'flex',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: vars.space.snug,
  color: color.muted,
  fontSize: vars.type.small,
  selectors: {
    '&::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px dashed ${color.control}`,
    },
  },
})
