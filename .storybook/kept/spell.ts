/** Deeper than this nobody looks. */
const deepest = 6
/** Milliseconds since 1970, as a machine would say now. */
const earliest = 1_000_000_000_000
const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
/** Written by hand, it is to the minute; the clock of a story goes by the millisecond. */
const isDrawn = (text: string) => !text.endsWith(':00.000Z')

/** What a listener was told, in a line: the same each time. */
export function spell(said: unknown, depth = 0): string {
  if (typeof said === 'string')
    return JSON.stringify(
      said.replace(moment, (at) => (isDrawn(at) ? '<time>' : at)),
    )
  if (typeof said === 'bigint') return `${said}n`
  if (typeof said === 'number' && said > earliest) return '<time>'
  if (typeof said === 'function') return '<function>'
  if (typeof said !== 'object' || said === null) return String(said)
  if (said instanceof Date) return '<time>'
  if (said instanceof Error) return `${said.name}: ${said.message}`
  if (said instanceof Node) return `<${said.nodeName.toLowerCase()}>`
  // Of a person's hand, and what React makes of it.
  if (said instanceof Event || 'nativeEvent' in said) return '<event>'
  if (depth === deepest) return '…'
  if (Array.isArray(said))
    return `[${said.map((each) => spell(each, depth + 1)).join(', ')}]`
  const parts = Object.entries(said)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${spell(value, depth + 1)}`)
  return `{${parts.join(', ')}}`
}
