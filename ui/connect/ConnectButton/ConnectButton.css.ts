import { globalStyle, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone, wide } from '../../theme/media.ts'

/** The header has a bell, a theme, this and the menu. */
const small = '(max-width: 389px)'

/** The widest state sets the width, so that the header never moves. */
export const root = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  '@media': { [wide]: { flex: 'none', minInlineSize: '200px' } },
})
// On a phone longer words break; there is no room beside them.
globalStyle(`${root} > *`, {
  flex: '1 0 auto',
  '@media': { [phone]: { flexShrink: 1 } },
})
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  whiteSpace: 'nowrap',
})
export const address = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  fontWeight: 500,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '0.8125em' } },
})
export const caution = style({ color: color.warning, flex: 'none' })
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'stretch',
  '@media': { [phone]: { position: 'static' } },
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
})
// The menu hangs from the whole chip, not from the address alone.
globalStyle(`${chip} > div`, { position: 'static', flex: 1 })
export const who = style({
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: `calc(${density.target} - 2px)`,
  paddingBlock: 0,
  paddingInline: '5px 8px',
  border: 0,
  borderStartStartRadius: vars.radius.pill,
  borderEndStartRadius: vars.radius.pill,
  background: 'none',
  color: color.text,
  fontSize: vars.type.body,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.raised },
  },
})
/** Holds the room of the chip until it comes: its picture, address and icon. */
export const place = style({
  visibility: 'hidden',
  paddingInline: `calc(37px + ${vars.space.inline}) calc(8px + ${density.target})`,
  '@media': {
    [small]: {
      paddingInlineStart: '13px',
    },
  },
})
export const leave = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: density.target,
  marginInlineStart: 'auto',
  padding: 0,
  paddingInlineEnd: vars.space.tight,
  border: 0,
  borderStartEndRadius: vars.radius.pill,
  borderEndEndRadius: vars.radius.pill,
  background: 'none',
  color: color.muted,
  selectors: { '&:hover': { background: color.raised, color: color.text } },
})
/** On small phones the words, and the bell beside them, matter more than the picture. */
export const decoration = style({
  display: 'inline-flex',
  '@media': { [small]: { display: 'none' } },
})
globalStyle(`${decoration} + ${address}`, {
  '@media': { [small]: { paddingInlineStart: '8px' } },
})
