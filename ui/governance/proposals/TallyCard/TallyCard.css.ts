import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** As the card lays out what stands in it. */
export const inside = style({ display: 'grid', gap: vars.space.snug })
