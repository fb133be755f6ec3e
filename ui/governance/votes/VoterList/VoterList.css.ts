import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
})
/** What is listed, and who of them: side by side where there is room. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'end',
  gap: `${vars.space.snug} ${vars.space.block}`,
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.snug} ${vars.space.pad}`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  paddingBlock: vars.space.inline,
  fontSize: vars.type.label,
  selectors: {
    '&[data-mine]': {
      paddingInline: vars.space.snug,
      borderRadius: vars.radius.input,
      background: color.raised,
    },
  },
})
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.inline}`,
  minInlineSize: 0,
})
export const faint = style({ color: color.muted })
export const vote = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  fontWeight: 600,
})
export const power = style({
  font: `500 ${vars.type.label}/1.3 ${vars.font.mono}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
})
/** Lines of the voter's own, as they wrote them. */
export const reason = style({
  gridColumn: '1 / -1',
  color: color.muted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const mark = style({
  display: 'inline-flex',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: '6px',
  color: color.muted,
  fontSize: vars.type.small,
})
export const links = style({
  display: 'flex',
  paddingBlockStart: vars.space.tight,
  borderBlockStart: `1px solid ${color.hairline}`,
  flexWrap: 'wrap',
  gap: `0 ${vars.space.pad}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
  color: color.brand,
})
