import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  paddingInline: vars.space.tight,
  paddingBlock: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'help',
})
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  blockSize: '28px',
  paddingInline: '10px 12px',
  borderRadius: vars.radius.pill,
  border: `1px solid ${color.brand}`,
  background: color.brandSolid,
  color: color.onBrand,
  font: `650 ${vars.type.tiny}/1 ${vars.font.mono}`,
  letterSpacing: '0.06em',
})
