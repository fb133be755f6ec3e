import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { narrow, phone, wide } from '../../theme/media.ts'

export const root = style({
  position: 'relative',
  zIndex: 10,
  borderBlockEnd: `1px solid ${color.hairlineSoft}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: '72px',
  '@media': { [phone]: { minBlockSize: '64px', gap: vars.space.hair } },
})
export const brand = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minInlineSize: density.target,
  minBlockSize: density.target,
  borderRadius: vars.radius.control,
  color: color.text,
  font: `700 1.25rem/1 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
export const wordmark = style({ '@media': { [phone]: { display: 'none' } } })
export const spacer = style({ flex: 1 })
export const game = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: density.target,
  paddingInline: vars.space.inline,
  borderRadius: vars.radius.control,
  color: color.muted,
  fontSize: vars.type.label,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.text } },
  '@media': { [narrow]: { display: 'none' } },
})
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
/** Between 1200 and 1360 px the menu needs its room. */
export const gameWords = style({
  '@media': { '(max-width: 1359px)': unseen },
})
/** Admin's menu is longer. */
export const gameWordsOfAdmin = style({
  '@media': { '(max-width: 1599px)': unseen },
})
export const menuButton = style({
  display: 'inline-flex',
  '@media': { [wide]: { display: 'none' } },
})
