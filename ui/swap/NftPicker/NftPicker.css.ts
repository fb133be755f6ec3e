import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.snug,
  marginBlockEnd: vars.space.snug,
})
export const search = style({ flex: '1 1 260px', minInlineSize: 0 })
export const traits = style({
  // Opened, it takes a line of its own.
  selectors: { '&[open]': { flexBasis: '100%' } },
})
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  paddingInline: vars.space.block,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${color.control}`,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.raised },
    '&:focus-visible': {
      outline: `2px solid ${color.ring}`,
      outlineOffset: '2px',
    },
  },
})
export const selects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: vars.space.snug,
  paddingBlockStart: vars.space.block,
})
export const note = style({ color: color.muted, fontSize: vars.type.label })
export const group = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(30%, 132px), 1fr))',
  gap: vars.space.snug,
})
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.input,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  cursor: 'pointer',
  transition: `box-shadow ${vars.time.hover} ${vars.ease}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.control}` },
    // Beyond the first screens: not drawn before they are near.
    '&:nth-child(n+49)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 132px auto 172px',
    },
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${color.text}` },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.ring}`,
      outlineOffset: '2px',
    },
  },
})
/** Over the picture, where a press of it is meant. */
export const input = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
export const art = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  background: color.sunken,
  color: color.faint,
  fontSize: vars.type.small,
  textAlign: 'center',
  // The frame stays in sight around what is chosen.
  borderRadius: vars.radius.input,
  border: '2px solid transparent',
  backgroundClip: 'padding-box',
  selectors: {
    ':disabled ~ &': { filter: 'grayscale(0.8)', opacity: 0.55 },
  },
})
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.inline,
  insetInlineEnd: vars.space.inline,
  display: 'none',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  background: color.background,
  color: color.text,
  boxShadow: `inset 0 0 0 2px ${color.text}`,
  selectors: { ':checked ~ &': { display: 'grid' } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.inline}`,
  padding: `${vars.space.inline} ${vars.space.snug}`,
  minBlockSize: '40px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
export const number = style({
  font: `600 ${vars.type.small}/1.3 ${vars.font.mono}`,
})
export const why = style({ color: color.muted, fontSize: vars.type.small })
