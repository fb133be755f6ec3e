import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const shimmer = keyframes({ '50%': { opacity: 0.45 } })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.block,
  minInlineSize: 0,
})
/** The rows of before stay in sight, a little back, while others load. */
export const shown = style([
  body,
  {
    // Paler, and read as well as before: words keep their contrast.
    transition: 'filter 150ms',
    selectors: { '[aria-busy] > &': { filter: 'grayscale(0.9)' } },
  },
])
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.tight,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` },
  },
})
export const bone = style({
  blockSize: '56px',
  borderRadius: vars.radius.input,
  background: color.raised,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
})
export const partial = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.type.small,
})
export const more = style({ alignSelf: 'flex-start' })
