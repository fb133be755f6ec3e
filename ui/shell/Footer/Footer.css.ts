import { keyframes, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  borderBlockStart: `1px solid ${color.hairlineSoft}`,
  paddingBlock: vars.space.pad,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.snug} ${vars.space.wide}`,
  '@media': {
    [phone]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
})
export const name = style({
  font: `650 ${vars.type.body}/1 ${vars.font.display}`,
})
export const links = style({
  display: 'flex',
  gap: vars.space.tight,
  '@media': { [phone]: { marginInlineStart: '-10px' } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: density.target,
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  color: color.muted,
  fontSize: vars.type.label,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, background: color.raised } },
})
export const holdings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.inline} ${vars.space.pad}`,
  marginInlineStart: 'auto',
  fontSize: vars.type.label,
  '@media': {
    [phone]: {
      order: -1,
      inlineSize: '100%',
      marginInlineStart: 0,
      flexDirection: 'column',
      alignItems: 'stretch',
    },
  },
})
/** Holds the room of the facts until they come. */
export const place = style({
  minInlineSize: '378px',
  minBlockSize: '21px',
  marginInlineStart: 'auto',
  '@media': {
    [phone]: {
      order: -1,
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: '79px',
    },
  },
})
export const facts = style({ display: 'contents' })
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.inline,
  minBlockSize: '1.5em',
  '@media': { [phone]: { justifyContent: 'space-between' } },
})
export const term = style({
  // The token's sign stays before its name in every direction.
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
  color: color.faint,
})
export const value = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.inline,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  selectors: {
    '&[data-status="unknown"]': {
      fontFamily: vars.font.body,
      letterSpacing: 'normal',
      color: color.muted,
    },
  },
})
const shimmer = keyframes({ '50%': { opacity: 0.45 } })
export const bone = style({
  alignSelf: 'center',
  inlineSize: '4.5ch',
  blockSize: '0.75em',
  borderRadius: vars.space.tight,
  background: color.hairline,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const whale = style({
  '@media': { [phone]: { marginInlineStart: '-4px' } },
})
export const trouble = style({
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.inline,
  color: color.warning,
  fontSize: vars.type.small,
  '@media': { [phone]: { justifyContent: 'flex-start' } },
})
export const troubleIcon = style({ flex: 'none' })
export const again = style({
  minBlockSize: density.target,
  paddingInline: vars.space.inline,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.brand,
  fontWeight: 600,
  selectors: { '&:hover': { background: color.raised } },
})
