import { globalStyle, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'

export const root = style({
  display: 'flex',
  // Words of a longer language take a second line, not the account's room.
  flexWrap: 'wrap',
  gap: vars.space.hair,
  marginInlineStart: vars.space.snug,
  '@media': { [narrow]: { display: 'none' } },
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  paddingInline: '11px',
  borderRadius: vars.radius.control,
  color: color.muted,
  fontSize: vars.type.label,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.time.hover} ${vars.ease}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, background: color.raised },
  },
})
// An administrator's eighth word needs the room of the others.
globalStyle(
  `${item}:nth-child(1):nth-last-child(n + 8), ${item}:nth-child(1):nth-last-child(n + 8) ~ ${item}`,
  {
    paddingInline: '8px',
  },
)
