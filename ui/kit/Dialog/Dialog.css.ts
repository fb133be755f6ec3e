import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' },
})
const slide = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } })

// The page behind an open dialog stays where it is.
globalStyle('html[data-dialog]', { overflow: 'hidden' })
// Where the scrollbar was: without it the page would jump aside.
globalStyle('html[data-dialog] body', {
  paddingInlineEnd: 'var(--scrollbar, 0)',
})

/**
 * How high a sheet is at most. What is left above it is room for a toast, of four
 * lines at 360 pixels: it covered the title, which says what is pressed here.
 */
const highest = 'max(70dvb, 100dvb - 136px)'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.block,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.veil,
  animation: `${fade} ${vars.time.hover} ${vars.ease}`,
  '@media': { [phone]: { padding: 0, placeItems: 'end stretch' } },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.card,
  inlineSize: '100%',
  maxInlineSize: '420px',
  // One height for most states: a step must not make the dialog jump.
  minBlockSize: 'min(604px, 100%)',
  padding: vars.space.pad,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  boxShadow: color.shadow,
  outline: 0,
  animation: `${rise} ${vars.time.dialog} ${vars.ease}`,
  '@media': {
    [phone]: {
      maxInlineSize: 'none',
      minBlockSize: `min(520px, ${highest})`,
      maxBlockSize: highest,
      overflowY: 'auto',
      padding: vars.space.card,
      paddingBlockEnd: `calc(${vars.space.card} + env(safe-area-inset-bottom))`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: `${slide} ${vars.time.dialog} ${vars.ease}`,
    },
  },
})
export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: '44px',
  marginBlock: '-10px -8px',
  marginInlineEnd: '-10px',
  font: `600 ${vars.type.body}/1.2 ${vars.font.display}`,
  overflowWrap: 'anywhere',
})
export const back = style({
  marginInlineStart: '-12px',
  display: 'inline-flex',
})
export const spacer = style({ flex: 1 })
