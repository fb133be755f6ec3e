import { style } from '@vanilla-extract/css'

/** About what comes: the page's end does not jump far. */
export const room = style({ minBlockSize: '16rem' })
