import { style } from '@vanilla-extract/css'

/** As high as its words, where the browser can; from there by hand. */
export const area = style({
  resize: 'vertical',
  fieldSizing: 'content',
  minBlockSize: '6lh',
  maxBlockSize: '70vb',
  selectors: { '&[data-brief]': { minBlockSize: '3.5lh' } },
})
