import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

const enter = keyframes({
  from: { opacity: 0, transform: 'translateY(16px)' },
})
const leave = keyframes({ to: { opacity: 0 } })
const swipe = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 24px))' },
})

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  // Over the dialog: what it says may be about the dialog's own act.
  zIndex: 70,
  display: 'grid',
  gap: vars.space.inline,
  inlineSize: 'min(400px, 100vi)',
  padding: vars.space.pad,
  pointerEvents: 'none',
  outline: 0,
  '@media': {
    [phone]: {
      inlineSize: '100%',
      padding: vars.space.block,
      // What is pressed next is at the foot there: a bar, or a dialog's buttons.
      insetBlock: '0 auto',
      // Below the header, which is 64 pixels high.
      paddingBlockStart: `calc(64px + ${vars.space.inline})`,
      selectors: {
        // A sheet ends below them (`Dialog.css.ts`).
        'html[data-dialog] &': { paddingBlockStart: vars.space.inline },
      },
    },
  },
})
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${vars.space.snug}`,
  alignItems: 'start',
  paddingBlock: '14px',
  paddingInline: '16px 6px',
  borderRadius: vars.radius.input,
  border: `1px solid ${color.control}`,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadow,
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': {
      animation: `${enter} ${vars.time.dialog} ${vars.ease}`,
    },
    '&[data-state="closed"]': {
      animation: `${leave} ${vars.time.hover} ${vars.ease}`,
    },
    '&[data-swipe="move"]': {
      transform: 'translateX(var(--radix-toast-swipe-move-x))',
    },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${vars.time.hover} ${vars.ease}`,
    },
    '&[data-swipe="end"]': {
      animation: `${swipe} ${vars.time.hover} ${vars.ease}`,
    },
  },
})
export const icon = style({
  marginBlockStart: '2px',
  color: color.brand,
  selectors: {
    '[data-tone="success"] &': { color: color.success },
    '[data-tone="warning"] &': { color: color.warning },
    '[data-tone="danger"] &': { color: color.danger },
  },
})
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const body = style({
  marginBlockStart: vars.space.hair,
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginBlock: '-10px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.muted,
  selectors: { '&:hover': { color: color.text } },
})
