import { createVar, keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

/** How far the tip moves to stay in the window. */
export const shift = createVar()

const appear = keyframes({ from: { opacity: 0 } })

export const root = style({ position: 'relative', display: 'inline-flex' })

export const tip = style({
  vars: { [shift]: '0px' },
  position: 'absolute',
  insetInlineStart: '50%',
  zIndex: 30,
  inlineSize: 'max-content',
  maxInlineSize: 'min(300px, 80vi)',
  padding: '10px 14px',
  borderRadius: vars.radius.input,
  border: `1px solid ${color.control}`,
  background: color.raised,
  color: color.text,
  font: `400 ${vars.type.label}/1.45 ${vars.font.body}`,
  letterSpacing: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  transform: `translateX(calc(-50% + ${shift}))`,
  animation: `${appear} ${vars.time.hover} ${vars.ease}`,
  selectors: {
    // The gap is part of the tip: a pointer on its way must not lose it.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      blockSize: '10px',
    },
    '&[data-side="top"]': { insetBlockEnd: 'calc(100% + 6px)' },
    '&[data-side="top"]::after': { insetBlockStart: '100%' },
    '&[data-side="bottom"]': { insetBlockStart: 'calc(100% + 6px)' },
    '&[data-side="bottom"]::after': { insetBlockEnd: '100%' },
    '[dir="rtl"] &': { transform: `translateX(calc(50% + ${shift}))` },
  },
})
