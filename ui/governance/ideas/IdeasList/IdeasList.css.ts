import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'

export const lead = style({ maxInlineSize: '64ch', color: color.muted })
