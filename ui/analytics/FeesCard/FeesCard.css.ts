import { style } from '@vanilla-extract/css'
import { density, vars } from '../../theme/contract.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: density.target,
  marginBlock: '-8px',
})

/** A title is as long as its author wants: it goes on in more lines. */
export const proposal = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
