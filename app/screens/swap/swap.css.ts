import { vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Where there is no bar at the foot, the two stand side by side. */
const wide = '(min-width: 721px)'

/** The gallery, and beside it what comes of the choice, in sight all the time. */
export const parts = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [wide]: {
      gap: `clamp(${vars.space.block}, 3vi, ${vars.space.wide})`,
      gridTemplateColumns: 'minmax(0, 1fr) clamp(288px, 34%, 376px)',
    },
  },
})
export const gallery = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const review = style({
  minInlineSize: 0,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: vars.space.block,
      // With every step it may be taller than the window.
      maxBlockSize: `calc(100vh - 2 * ${vars.space.block})`,
      overflowY: 'auto',
      borderRadius: vars.radius.card,
    },
  },
})
/** Takes the focus for who goes on by keys. */
export const stage = style({ outline: 'none', scrollMarginBlock: '16px' })
