import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const bob = keyframes({
  '0%, 100%': { transform: 'translateY(0) rotate(-2deg)' },
  '50%': { transform: 'translateY(-8px) rotate(3deg)' },
})
const swell = keyframes({
  '0%, 100%': { transform: 'scaleX(1)', opacity: 0.5 },
  '50%': { transform: 'scaleX(0.7)', opacity: 0.25 },
})

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.snug,
  background: color.background,
  color: color.muted,
})
export const mark = style({
  animation: `${bob} 2400ms ease-in-out infinite`,
})
export const shade = style({
  inlineSize: '44px',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: color.brandSolid,
  animation: `${swell} 2400ms ease-in-out infinite`,
})
export const text = style({
  marginBlockStart: vars.space.inline,
  font: `500 ${vars.type.body}/1.5 ${vars.font.body}`,
})
