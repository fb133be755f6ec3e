import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

/** The view timeline of what the bar leads to: it may be anywhere on the page. */
export const leadsTo = '--act'
globalStyle(':root', { timelineScope: leadsTo })

/** Without a duration it is nothing, where no timeline is known. */
const away = keyframes({ 'from, to': { visibility: 'hidden' } })

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
      // It would stand before what it leads to, once that is in sight.
      animation: `${away} linear`,
      animationTimeline: leadsTo,
      animationRange: 'entry 50% exit 50%',
    },
  },
})
export const said = style({
  minInlineSize: 0,
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
