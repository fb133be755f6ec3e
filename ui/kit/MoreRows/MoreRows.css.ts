import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** What is said is heard as it comes; empty it takes no room. */
export const said = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.inline } },
})
