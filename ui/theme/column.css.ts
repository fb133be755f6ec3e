import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The column that everything stands in. */
export const wrap = style({
  inlineSize: `min(100% - 2 * ${vars.gutter}, ${vars.column})`,
  marginInline: 'auto',
})
