import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../ui/theme/contract.css.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  margin: 0,
  marginBlockEnd: vars.space.snug,
  padding: 0,
  border: 0,
})
export const tool = style({
  minBlockSize: 32,
  minInlineSize: 32,
  padding: '4px 10px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: vars.type.small,
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-pressed="true"]': {
      borderColor: color.brand,
      background: color.raised,
    },
  },
})
/** The map stands beside the chart, on a phone below it. */
export const outer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  alignItems: 'start',
})
export const frame = style({
  flex: '1 1 240px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  maxBlockSize: '72vh',
  overflow: 'auto',
})
export const map = style({ flex: '0 1 112px', maxInlineSize: 112 })
