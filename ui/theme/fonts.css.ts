import { globalFontFace } from '@vanilla-extract/css'

const file = (name: string) =>
  `url("@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2") format("woff2")`

globalFontFace('Bricolage Grotesque Variable', {
  src: file('bricolage-grotesque'),
  fontWeight: '200 800',
  fontDisplay: 'swap',
})
globalFontFace('Instrument Sans Variable', {
  src: file('instrument-sans'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
})
// A browser asks for this file only once a page shows a number or an address;
// it has what those are written with (dev/faces makes it).
globalFontFace('JetBrains Mono Variable', {
  src: 'url("./faces/jetbrains-mono-plain-wght-normal.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
})

// Arial (or its metric twin) drawn at the width and height of our faces, so
// that the swap moves no line. Ratios measured over a pangram.
globalFontFace('Bricolage Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold")',
  sizeAdjust: '100.4%',
  ascentOverride: '92.6%',
  descentOverride: '26.9%',
  lineGapOverride: '0%',
})
globalFontFace('Instrument Fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '100.7%',
  ascentOverride: '96.3%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
})

// The same where a system has neither: most of Linux.
globalFontFace('Bricolage Fallback Linux', {
  src: 'local("DejaVu Sans Bold")',
  sizeAdjust: '85.4%',
  ascentOverride: '108.9%',
  descentOverride: '31.6%',
  lineGapOverride: '0%',
})
globalFontFace('Instrument Fallback Linux', {
  src: 'local("DejaVu Sans")',
  sizeAdjust: '89.9%',
  ascentOverride: '107.9%',
  descentOverride: '27.8%',
  lineGapOverride: '0%',
})
