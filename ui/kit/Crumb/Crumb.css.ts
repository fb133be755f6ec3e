import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.tight,
  minBlockSize: density.target,
  color: color.brand,
  overflowWrap: 'anywhere',
})
export const icon = style({ flex: 'none' })
