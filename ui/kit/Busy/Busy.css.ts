import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const root = style({
  inlineSize: '1.125em',
  blockSize: '1.125em',
  flex: 'none',
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Still a sign of life, without movement.
      animation: `${breathe} 1600ms ease-in-out infinite !important`,
    },
  },
})
