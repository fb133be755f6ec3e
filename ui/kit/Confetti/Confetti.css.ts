import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 80,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
})
