import { density, vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.pad,
})

/** Both have their room before they are there: nothing moves when they come. */
export const asOf = style({
  flex: '1 1 240px',
  minBlockSize: `calc(${vars.type.small} * 1.5)`,
})
export const leftOut = style({ minBlockSize: density.target })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.tight} ${vars.space.pad}`,
})
