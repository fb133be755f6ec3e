import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${vars.space.inline}`,
})
export const mark = style({
  marginBlockStart: '2px',
  selectors: {
    '&[data-mark="ok"]': { color: color.success },
    '&[data-mark="open"]': { color: color.warning },
    '&[data-mark="red"]': { color: color.danger },
  },
})
export const count = style({ color: color.muted, fontSize: vars.type.label })
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tight,
  paddingBlock: vars.space.tight,
})
export const finding = style({ overflowWrap: 'anywhere' })
export const where = style({
  display: 'block',
  color: color.muted,
  font: `400 ${vars.type.small}/1.4 ${vars.font.mono}`,
})
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: density.target,
  color: color.brand,
  cursor: 'pointer',
})
