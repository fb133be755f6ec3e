import { brand } from '@narwhal-club/core/brand'
import { breakLines, widthOf, write } from './letters.ts'

/** What a preview in a chat shows of a page, 1200 pixels wide. */
export interface Card {
  /** Of X's own shape: people send the file itself as well. @default 630 */
  height?: 675
  /** Above the title: where it is from. */
  kicker?: string
  title: string
  /** Below it, in a line or two. */
  text?: string
  /** Where it stands. */
  chip?: { label: string; tone: 'calm' | 'good' | 'bad' | 'open' }
  /** Beside the chip. */
  facts?: string
  /** Parts of a whole, 0 to 1, as a bar: the first is yes. */
  shares?: readonly [yes: number, no: number]
}

const width = 1200
const usualHeight = 630
const edge = 80
const room = width - 2 * edge
const colours = {
  text: '#F4F0FF',
  muted: '#B8ABD9',
  brand: '#A78BFA',
  rail: '#2A2044',
}
const tones = {
  calm: { fill: '#2A2044', ink: '#B8ABD9' },
  good: { fill: '#12402F', ink: '#4ADE9B' },
  bad: { fill: '#4A1B2B', ink: '#FF9BAC' },
  open: { fill: '#3A2478', ink: '#C9B8FF' },
}

/** The animal of the icon, 40 × 40. */
const animal =
  '<path d="M6 27.5C7.6 19 14 14.2 21.4 14.6c6.6.4 11.2 4.6 11 10.1-.2 5.3-5.9 8.6-13 8.5-6.6-.1-11.7-2.1-13.4-5.7Z" fill="#fff"/><path d="M24.2 15.1 35.6 3.2l-6.8 14.6Z" fill="#FDE9B0"/><path d="m27 12.3 3.2 1.7M29.6 9.5l2.3 1.3" stroke="#B7791F" stroke-width="1.3" stroke-linecap="round"/><path d="M9.5 29.8c5.5 2.6 15.3 2.3 22-2.7-1.5 3.9-6.4 6.2-12.2 6.1-4.3-.1-7.9-1.4-9.8-3.4Z" fill="#DDD0FF"/><circle cx="25.4" cy="22.4" r="2" fill="#2A1060"/><circle cx="26.1" cy="21.7" r=".7" fill="#fff"/>'
const logo = `<g transform="translate(${edge} 64) scale(1.5)"><rect width="40" height="40" rx="12" fill="#7C3AED"/>${animal}</g>`

const groundOf = (height: number) =>
  `<defs><linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0E0A1A"/><stop offset=".6" stop-color="#171127"/><stop offset="1" stop-color="#3A1E7A"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sea)"/><g opacity=".14" transform="translate(800 250) scale(10.5)">${animal}</g>`

const name = write(brand.appName, {
  ...{ face: 'strong', size: 30, x: edge + 80, y: 104 },
  fill: colours.text,
})

function drawChip({ label, tone }: NonNullable<Card['chip']>, y: number) {
  const style = { face: 'strong', size: 28 } as const
  const width = widthOf(label, style) + 48
  const { fill, ink } = tones[tone]
  const words = write(label, { ...style, x: edge + 24, y: y + 36, fill: ink })
  const box = `<rect x="${edge}" y="${y}" width="${width}" height="54" rx="27" fill="${fill}"/>`
  return { width, svg: box + words }
}

function drawBar([yes, no]: readonly [number, number], y: number) {
  const part = (x: number, share: number, fill: string) =>
    share > 0
      ? `<rect x="${edge + x * room}" y="${y}" width="${share * room}" height="14" fill="${fill}"/>`
      : ''
  return `<clipPath id="bar"><rect x="${edge}" y="${y}" width="${room}" height="14" rx="7"/></clipPath><g clip-path="url(#bar)"><rect x="${edge}" y="${y}" width="${room}" height="14" fill="${colours.rail}"/>${part(0, yes, '#4ADE9B')}${part(yes, no, '#FF7A90')}</g>`
}

/** Draws a card as SVG: shapes alone, nothing that is fetched or run. */
export function drawCard(card: Card): string {
  const { kicker, title, text, chip, facts, shares } = card
  const { height = usualHeight } = card
  const parts: string[] = []
  let y = 190
  if (kicker) {
    const [line = ''] = breakLines(
      kicker,
      { face: 'strong', size: 28 },
      { width: room, most: 1 },
    )
    parts.push(
      write(line, {
        ...{ face: 'strong', size: 28, x: edge, y },
        fill: colours.brand,
      }),
    )
  }
  const big = { face: 'display', size: 66 } as const
  const lines = breakLines(title, big, { width: room, most: text ? 2 : 3 })
  y += 24
  for (const line of lines) {
    y += 74
    parts.push(write(line, { ...big, x: edge, y: y - 14, fill: colours.text }))
  }
  const small = { face: 'text', size: 32 } as const
  const below = text ? breakLines(text, small, { width: room, most: 2 }) : []
  y += 10
  for (const line of below) {
    y += 44
    parts.push(
      write(line, { ...small, x: edge, y: y - 8, fill: colours.muted }),
    )
  }
  const foot = height - 130
  const chipped = chip ? drawChip(chip, foot) : { width: 0, svg: '' }
  parts.push(chipped.svg)
  if (facts) {
    const x = edge + (chipped.width ? chipped.width + 28 : 0)
    const style = { face: 'text', size: 28 } as const
    const [line = ''] = breakLines(facts, style, {
      width: width - edge - x,
      most: 1,
    })
    parts.push(write(line, { ...style, x, y: foot + 36, fill: colours.muted }))
  }
  if (shares) parts.push(drawBar(shares, height - 48))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${groundOf(height)}${logo}${name}${parts.join('')}</svg>`
}
