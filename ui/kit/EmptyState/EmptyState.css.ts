import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.inline,
  padding: `${vars.space.wide} ${vars.space.pad}`,
  borderRadius: vars.radius.card,
  border: `1px dashed ${color.hairline}`,
  textAlign: 'center',
})
export const picture = style({
  inlineSize: '120px',
  blockSize: '94px',
  marginBlockEnd: vars.space.tight,
})
export const body = style({ color: color.muted, maxInlineSize: '44ch' })
export const action = style({ marginBlockStart: vars.space.inline })
