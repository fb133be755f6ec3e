import { vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 961px)'

/**
 * Words, the vote, what came of it and talk, then facts that few ask for, one
 * after the other. Where there is room the vote and the facts stand beside the
 * rest: the second row takes what the vote is longer than the words, so that
 * neither waits for the other.
 */
export const parts = style({
  display: 'grid',
  gap: vars.space.pad,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gap: `0 ${vars.space.wide}`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)',
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
    },
  },
})
const part = style({ display: 'grid', gap: vars.space.pad })
export const vote = style([
  part,
  { '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } },
])
export const rest = style([
  part,
  {
    '@media': {
      [wide]: {
        gridColumn: 1,
        gridRow: '2 / span 2',
        marginBlockStart: vars.space.pad,
      },
    },
  },
])
export const facts = style([
  part,
  {
    '@media': {
      [wide]: {
        gridColumn: 2,
        gridRow: 3,
        marginBlockStart: vars.space.pad,
      },
    },
  },
])
