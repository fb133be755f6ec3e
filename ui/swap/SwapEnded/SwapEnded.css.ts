import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'

export const said = style({ color: color.muted, maxInlineSize: '60ch' })
