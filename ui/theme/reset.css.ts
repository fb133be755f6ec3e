import { globalStyle } from '@vanilla-extract/css'
import { color, vars } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.space.pad,
})
globalStyle('body', {
  margin: 0,
  minBlockSize: '100vb',
  background: color.background,
  color: color.text,
  font: `400 ${vars.type.body}/1.5 ${vars.font.body}`,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // A word without end breaks rather than leaves its box.
  overflowWrap: 'break-word',
})
globalStyle(
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, legend',
  { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
)
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 650,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})
globalStyle('h1', { fontSize: vars.type.display })
globalStyle('h2', { fontSize: vars.type.title })
globalStyle('h3', {
  fontSize: vars.type.lead,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
})
globalStyle('p', { textWrap: 'pretty' })
globalStyle('a', {
  color: color.brand,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
})
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
})
globalStyle('button', { cursor: 'pointer' })
// However long the words beside it: an icon keeps its size.
globalStyle('svg', { display: 'block', flexShrink: 0 })
// Icons that point along the line turn with it.
globalStyle(
  '[dir="rtl"] :is(.lucide-arrow-right, .lucide-arrow-left, .lucide-chevron-right, .lucide-arrow-up-right)',
  { transform: 'scaleX(-1)' },
)
globalStyle(':focus-visible', {
  outline: `2px solid ${color.ring}`,
  outlineOffset: '2px',
})
globalStyle('::selection', {
  background: color.brandSolid,
  color: color.onBrand,
})

// Opacity alone, and quickly: movement is what makes people ill. `data-motion`
// is the same wish, said on the page instead of in the system.
const still = {
  animationDuration: '80ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '80ms !important',
}
globalStyle('*, *::before, *::after', {
  '@media': { '(prefers-reduced-motion: reduce)': still },
})
globalStyle('[data-motion="reduced"] :is(*, *::before, *::after)', still)
