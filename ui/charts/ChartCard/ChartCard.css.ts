import { keyframes, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.block,
  minInlineSize: 0,
  padding: density.pad,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  scrollMarginBlockStart: vars.space.pad,
  // Twelve columns, six on a tablet, one on a phone.
  gridColumn: '1 / -1',
  selectors: {
    '&[data-target]': { boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(min-width: 961px)': {
      selectors: {
        '&[data-size="third"]': { gridColumn: 'span 4' },
        '&[data-size="half"]': { gridColumn: 'span 6' },
        '&[data-size="wide"]': { gridColumn: 'span 8' },
      },
    },
  },
})
export const title = style({ fontSize: vars.type.lead })
export const definition = style({
  marginBlockStart: vars.space.tight,
  color: color.muted,
  fontSize: vars.type.label,
})
export const body = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.block,
  transition: `opacity ${vars.time.hover} ${vars.ease}`,
})
export const empty = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '160px',
  padding: vars.space.pad,
  border: `1px dashed ${color.hairline}`,
  borderRadius: vars.radius.input,
  color: color.muted,
  textAlign: 'center',
})
const shimmer = keyframes({ '50%': { opacity: 0.45 } })
export const bone = style({
  blockSize: '240px',
  borderRadius: vars.radius.input,
  background: color.raised,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const note = style({ color: color.muted, fontSize: vars.type.small })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.tight}`,
  marginInline: '-10px',
  marginBlockEnd: '-8px',
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  minInlineSize: '44px',
  paddingInline: '10px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, background: color.raised },
    '&[aria-pressed="true"]': {
      color: color.text,
      background: color.raised,
      boxShadow: `inset 0 0 0 1px ${color.control}`,
    },
  },
})
/** The numbers of a card, in as many columns as there is room for. */
export const measures = style({
  display: 'grid',
  gap: `${vars.space.card} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
})
