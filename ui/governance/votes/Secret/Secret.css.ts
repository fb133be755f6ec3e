import { style } from '@vanilla-extract/css'
import { color, vars } from '../../../theme/contract.css.ts'

/**
 * The choice stands on the root element before anything is painted (`boot.js`):
 * a page that a server drew with the numbers never shows them for a moment.
 */
const hides = ':root[data-results="hidden"]'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** It keeps its room, and no reader of the page by ear comes to it. */
export const inside = style({
  minInlineSize: 0,
  selectors: {
    [`${hides} [data-secret] > &`]: { visibility: 'hidden' },
    [`${hides} [data-secret][data-long] > &`]: { display: 'none' },
  },
})
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  gridAutoFlow: 'column',
  justifyContent: 'center',
  gap: vars.space.inline,
  borderRadius: vars.radius.control,
  background: `repeating-linear-gradient(135deg, ${color.raised} 0 6px, ${color.surface} 6px 12px)`,
  color: color.muted,
  fontSize: vars.type.label,
  selectors: {
    [`${hides} &`]: { display: 'grid' },
    '[data-long] > &': { position: 'static', minBlockSize: '160px' },
  },
})
/** On the stripes the words have their own ground. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.inline,
  paddingInline: vars.space.inline,
  borderRadius: vars.radius.control,
  background: color.surface,
})
