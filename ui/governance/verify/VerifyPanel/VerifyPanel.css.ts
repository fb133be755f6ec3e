import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
})
const pass = keyframes({
  from: { backgroundPositionX: '-70%' },
  to: { backgroundPositionX: '170%' },
})

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '10px',
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: color.sunken,
  accentColor: color.brand,
  selectors: {
    '&::-webkit-progress-bar': { background: color.sunken },
    '&::-webkit-progress-value': { background: color.brand },
    '&::-moz-progress-bar': { background: color.brand },
    // How much is to come is not known: something passes.
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${color.brand}, transparent)`,
      backgroundSize: '40% 100%',
      // Where it stands for who wants nothing to move.
      backgroundPosition: '50% 0',
      backgroundRepeat: 'no-repeat',
      animation: `${pass} 1600ms linear infinite`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.inline,
})
export const points = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingInlineStart: vars.space.block,
  listStyle: 'disc',
  color: color.muted,
})
