import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
})
export const csv = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  minInlineSize: density.target,
  marginInlineStart: 'auto',
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
  marginBlock: '-8px',
  '@media': { [phone]: { inlineSize: '7em', whiteSpace: 'normal' } },
})
/** On a phone it goes on in a second line, so that the rest stays in sight. */
export const when = style({
  '@media': {
    [phone]: { display: 'block', inlineSize: '7em', whiteSpace: 'normal' },
  },
})
export const what = style({
  display: 'block',
  fontWeight: 600,
  '@media': { [phone]: { whiteSpace: 'normal' } },
})
/** Where there is no room for a column of its own. */
export const narrow = style({
  display: 'none',
  '@media': { '(max-width: 639px)': { display: 'block' } },
})
/** Twenty numbers go on in more lines. */
export const ids = style({
  display: 'block',
  maxInlineSize: '18rem',
  color: color.muted,
  font: `500 ${vars.type.small}/1.4 ${vars.font.mono}`,
  whiteSpace: 'normal',
})
