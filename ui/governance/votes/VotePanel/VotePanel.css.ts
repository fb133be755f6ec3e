import { style } from '@vanilla-extract/css'
import * as card from '../../../kit/Card/Card.css.ts'
import { leadsTo } from '../../../kit/FootBar/FootBar.css.ts'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style([
  card.root,
  {
    gap: vars.space.block,
    // What is led to from the foot of a phone is not hidden by the header.
    scrollMarginBlockStart: '88px',
    viewTimelineName: leadsTo,
    selectors: {
      '&[data-turn]': { boxShadow: `inset 0 0 0 1px ${color.sparkEdge}` },
      // In a sheet it is the sheet's own.
      '&[data-bare]': { padding: 0, background: 'none', boxShadow: 'none' },
    },
  },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.tight} ${vars.space.snug}`,
  minBlockSize: '30px',
})
export const power = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.block,
})
export const number = style({
  gridRow: 'span 2',
  font: `600 ${vars.type.big}/1 ${vars.font.mono}`,
  letterSpacing: '-0.06em',
  fontVariantNumeric: 'tabular-nums',
})
export const unit = style({ fontWeight: 600 })
export const small = style({
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const why = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // A target may be taller than its line.
  marginBlock: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.brand,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.snug,
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minInlineSize: 0,
  minBlockSize: '64px',
  padding: 0,
  paddingInlineEnd: vars.space.snug,
  overflow: 'hidden',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.input,
  background: color.surface,
  color: color.text,
  font: `650 ${vars.type.lead}/1.2 ${vars.font.display}`,
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.time.hover} ${vars.ease}, transform ${vars.time.press} ${vars.ease}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:hover': { background: color.raised },
    '&[data-is="yes"]:hover': { borderColor: color.success },
    '&[data-is="no"]:hover': { borderColor: color.danger },
    '&[aria-pressed="true"]': {
      background: color.raised,
      borderColor: color.text,
      boxShadow: `inset 0 0 0 1px ${color.text}`,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    // What was not pressed steps back; its words keep their contrast.
    '&[aria-disabled="true"][aria-pressed="false"]': {
      color: color.muted,
      borderColor: color.hairline,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&:active': { transform: 'none' } },
    },
  },
})
/** Yes is solid and No is striped: a side is not told by its colour alone. */
export const band = style({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '14px',
  selectors: {
    '[data-is="yes"] > &': { background: color.success },
    '[data-is="no"] > &': {
      background: `repeating-linear-gradient(135deg, ${color.danger} 0 4px, transparent 4px 8px)`,
    },
  },
})
export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  selectors: {
    '[data-is="yes"] > &': { color: color.success },
    '[data-is="no"] > &': { color: color.danger },
  },
})
export const sentence = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
export const said = style({
  font: `500 ${vars.type.label}/1.5 ${vars.font.mono}`,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
})
export const steps = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.inline,
  // It is there to be heard; it has no room while nothing is said.
  selectors: { '&:empty': { position: 'absolute' } },
})
export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.inline,
  minBlockSize: '24px',
  color: color.muted,
  fontSize: vars.type.label,
})
export const stepIcon = style({ flex: 'none', marginBlockStart: '2px' })
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.raised,
  boxShadow: `inset 0 0 0 1px ${color.warning}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="neutral"]': {
      boxShadow: `inset 0 0 0 1px ${color.control}`,
    },
  },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const strong = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.inline,
  fontWeight: 600,
})
export const bone = style({
  blockSize: '64px',
  borderRadius: vars.radius.input,
  background: color.raised,
})
/** As high as it will most likely be: little moves when it is known. */
export const bones = style({
  display: 'grid',
  gap: vars.space.block,
  minBlockSize: density.target,
})
