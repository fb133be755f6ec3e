import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.raised,
})
export const row = style({
  display: 'flex',
  // Long words on buttons get a line of their own, not the sentence's.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  paddingBlock: vars.space.snug,
  fontSize: vars.type.label,
  '@media': { [phone]: { alignItems: 'flex-start' } },
})
export const icon = style({
  flex: 'none',
  color: color.warning,
  selectors: { '[data-tone="info"] &': { color: color.info } },
})
export const words = style({ flex: '1 1 200px', minInlineSize: 0 })
export const title = style({ fontWeight: 600 })
export const body = style({ color: color.muted })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
  '@media': { [phone]: { inlineSize: '100%' } },
})
globalStyle(`${acts} > *`, { '@media': { [phone]: { flexGrow: 1 } } })
