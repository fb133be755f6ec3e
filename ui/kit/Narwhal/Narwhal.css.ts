import { keyframes, style } from '@vanilla-extract/css'

const float = keyframes({
  '0%, 100%': { transform: 'translateY(0) rotate(-0.6deg)' },
  '50%': { transform: 'translateY(6px) rotate(0.8deg)' },
})

export const root = style({ inlineSize: '100%', blockSize: '100%' })
export const mark = style({ flex: 'none' })
export const swim = style({
  transformOrigin: '50% 60%',
  animation: `${float} 5s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
