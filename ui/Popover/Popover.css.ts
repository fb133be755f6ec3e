import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../theme/contract.css.ts'

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
})

export const root = style({ position: 'relative', display: 'inline-flex' })

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 20,
  inlineSize: 'max-content',
  maxInlineSize: 'min(340px, calc(100vi - 2 * 16px))',
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  border: `1px solid ${color.control}`,
  background: color.surface,
  boxShadow: color.shadow,
  animation: `${appear} ${vars.time.hover} ${vars.ease}`,
  textAlign: 'start',
})
