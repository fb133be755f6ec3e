import type { ColorValue, Dimension, Shadow, Typed } from './dtcg.ts'

const rounded = (value: number) => Number(value.toFixed(5))

function colorOf(red: number, green: number, blue: number, alpha: number) {
  const bytes = [red, green, blue]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const components = bytes.map((byte) => rounded(byte / 255))
  return {
    colorSpace: 'srgb',
    components: components as [number, number, number],
    alpha,
    hex: `#${hex}`,
  } satisfies ColorValue as ColorValue
}

function parseColor(text: string): ColorValue | undefined {
  if (text === 'transparent') return colorOf(0, 0, 0, 0)
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((two) => Number(`0x${two}`))
    return colorOf(red ?? 0, green ?? 0, blue ?? 0, 1)
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text)
  if (!rgb) return undefined
  const [red, green, blue, alpha = 1] = rgb.slice(1).map((part = '1') => +part)
  return colorOf(red ?? 0, green ?? 0, blue ?? 0, alpha)
}

function parseDimension(text: string): Dimension | undefined {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? []
  // A bare number is a length where it is none at all.
  if (value === undefined || (unit === 'px' && !/px$|^0$/.test(text)))
    return undefined
  return { value: Number(value), unit: unit as 'px' | 'rem' }
}

function parseShadow(text: string): Shadow | undefined {
  const [, lengths = '', ink = ''] =
    /^((?:-?[\d.]+\w* )+)(.+)$/.exec(text) ?? []
  const color = parseColor(ink)
  const none: Dimension = { value: 0, unit: 'px' }
  const [offsetX, offsetY, blur = none, spread = none] = lengths
    .trim()
    .split(' ')
    .map(parseDimension)
  if (!color || !offsetX || !offsetY) return undefined
  return { color, offsetX, offsetY, blur, spread }
}

const typed = <Type extends Typed['$type'], Value>(
  $type: Type,
  $value: Value | undefined,
) => ($value === undefined ? undefined : { $type, $value })

/** The parsers, the strictest first: a list of faces is what is left. */
const parsers = [
  (text: string) => typed('color', parseColor(text)),
  (text: string) => typed('dimension', parseDimension(text)),
  (text: string) => typed('shadow', parseShadow(text)),
  (text: string) => {
    const [, value] = /^([\d.]+)ms$/.exec(text) ?? []
    return typed(
      'duration',
      value ? { value: Number(value), unit: 'ms' as const } : undefined,
    )
  },
  (text: string) => {
    const [, list] = /^cubic-bezier\((.+)\)$/.exec(text) ?? []
    const points = list?.split(',').map(Number)
    return typed(
      'cubicBezier',
      points as [number, number, number, number] | undefined,
    )
  },
  (text: string) =>
    typed(
      'fontFamily',
      text.includes(',') && !text.includes('(')
        ? text.split(',').map((face) => face.trim().replaceAll('"', ''))
        : undefined,
    ),
]

/**
 * Reads a value of CSS as the format has it.
 *
 * @throws Error where the format has no such value, or this file does not know it.
 */
export function parseValue(text: string): Typed {
  for (const parse of parsers) {
    const found = parse(text)
    if (found) return found
  }
  throw new Error(`No design token is made of: ${text}`)
}

/** A size that grows with the page: at least the first, at most the last. */
export function parseClamp(text: string) {
  const [, least, , most] =
    /^clamp\(([^,]+), ([^,]+), ([^,]+)\)$/.exec(text) ?? []
  return least && most ? { least, most } : undefined
}
