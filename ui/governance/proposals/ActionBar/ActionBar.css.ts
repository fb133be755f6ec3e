import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'
import { phone } from '../../../theme/media.ts'

/** Where there is room, the acts stand beside what they are about. */
export const root = style({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'sticky',
      // Above what a phone without a button draws at its foot.
      insetBlockEnd: `max(${vars.space.inline}, env(safe-area-inset-bottom))`,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.snug,
      padding: vars.space.inline,
      paddingInlineStart: vars.space.block,
      borderRadius: vars.radius.card,
      background: color.raised,
      boxShadow: `inset 0 0 0 1px ${color.control}`,
    },
  },
})
export const said = style({
  minInlineSize: 0,
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
