import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** Our faces, as files of their own: a variable one cannot be drawn from. */
const files = {
  display:
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
  strong:
    '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff',
} as const
export type Face = keyof typeof files

const require = createRequire(import.meta.url)
const opened = new Map<Face, Font>()

function open(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(require.resolve(files[face])) as Font
  opened.set(face, font)
  return font
}

/** Text of one line, of so many pixels. */
export interface Style {
  face: Face
  size: number
}

/** Leaves out what a face has no letter for: an empty box says nothing. */
function legible(font: Font, text: string): string {
  const signs = [...text.normalize('NFC').replace(/\s+/g, ' ')]
  return signs
    .filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Tells how wide a text is, in pixels. */
export function widthOf(text: string, { face, size }: Style): number {
  const font = open(face)
  const { advanceWidth } = font.layout(legible(font, text))
  return (advanceWidth * size) / font.unitsPerEm
}

/** Writes a line as shapes (SVG), so that no reader needs the face. */
export function write(
  text: string,
  { face, size, x, y, fill }: Style & { x: number; y: number; fill: string },
): string {
  const font = open(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(legible(font, text))
  let pen = 0
  const shapes = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const place = `translate(${pen + xOffset} ${yOffset})`
    pen += xAdvance
    const path = glyph.path.toSVG()
    return path && `<path transform="${place}" d="${path}"/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

/** Characters that are looked at: no picture has room for more. */
const longest = 400

/**
 * Breaks a text into lines of at most `width` pixels; what does not fit into
 * `most` lines ends in an ellipsis, a word that is too long anywhere.
 */
export function breakLines(
  text: string,
  style: Style,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const shorten = (line: string) => {
    const cut = (end: number) => `${line.slice(0, end).trimEnd()}…`
    // So many signs fit, and so many do not.
    let [fit, over] = [0, line.length]
    while (over - fit > 1) {
      const middle = (fit + over) >> 1
      if (fits(cut(middle))) fit = middle
      else over = middle
    }
    return cut(fit)
  }
  const words = legible(open(style.face), text.slice(0, longest))
    .split(' ')
    .filter((word) => word !== '')
  const lines: string[] = []
  let line = ''
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    const isLast = lines.length === most - 1
    if (isLast) return [...lines, shorten([line, ...words.slice(at)].join(' '))]
    if (line) lines.push(line)
    line = fits(word) ? word : shorten(word)
  }
  return line ? [...lines, line] : lines
}
