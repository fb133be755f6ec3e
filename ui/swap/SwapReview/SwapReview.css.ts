import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({ display: 'grid', gap: vars.space.block })
export const effect = style({
  display: 'flex',
  gap: vars.space.snug,
  margin: 0,
  paddingBlockStart: vars.space.block,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.muted,
  fontSize: vars.type.label,
})
export const note = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.type.label,
})
export const warning = style({
  margin: 0,
  color: color.warning,
  fontSize: vars.type.label,
})
export const all = style({
  display: 'grid',
  gap: vars.space.snug,
  justifyItems: 'start',
})
export const plan = style({ display: 'grid', gap: vars.space.inline })
export const planTitle = style({
  margin: 0,
  font: `600 ${vars.type.label}/1.4 ${vars.font.body}`,
})
export const steps = style({
  display: 'grid',
  gap: vars.space.tight,
  margin: 0,
  paddingInlineStart: '1.6em',
  listStyle: 'decimal',
  color: color.muted,
  fontSize: vars.type.label,
  selectors: { '&::marker': { fontFamily: vars.font.mono } },
})
