import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
})

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  // On a phone the panel is as wide as the header it hangs from.
  '@media': { [phone]: { position: 'static' } },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 20,
  inlineSize: 'max-content',
  maxInlineSize: 'min(380px, calc(100vi - 2 * 16px))',
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  border: `1px solid ${color.control}`,
  background: color.surface,
  boxShadow: color.shadow,
  animation: `${appear} ${vars.time.hover} ${vars.ease}`,
  textAlign: 'start',
  '@media': {
    [phone]: {
      insetInline: vars.gutter,
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
  },
})
