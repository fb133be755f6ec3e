/** A JSON Schema, as far as the contract has them. */
export interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape | false
  prefixItems?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Whole numbers of JavaScript are no limits of anyone's. */
const isLimit = (number: number | undefined): number is number =>
  number !== undefined && Math.abs(number) < Number.MAX_SAFE_INTEGER

function writeObject(shape: Shape, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = shape
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, of]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${writeType(of, inner)}`
  })
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name]: ${writeType(additionalProperties, inner)}`)
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

function writeNumber({ type, minimum, maximum }: Shape): string {
  const least = isLimit(minimum) ? ` ≥ ${minimum}` : ''
  const most = isLimit(maximum) ? ` ≤ ${maximum}` : ''
  return `${type}${least}${most}`
}

/** Of several it is told which: those of a list stand in brackets. */
function writeItem(shape: Shape, indent: string): string {
  const written = writeType(shape, indent)
  const several = shape.enum ?? shape.anyOf ?? shape.oneOf ?? shape.allOf
  const isOneOf = (several ?? [shape.type].flat()).length > 1
  return isOneOf && !shape.$ref ? `(${written})` : written
}

/** Writes a schema as people write types; `?` marks what may be missing. */
export function writeType(shape: Shape, indent = ''): string {
  const { $ref, type, items, prefixItems, format, pattern } = shape
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if ('const' in shape) return JSON.stringify(shape.const)
  if (shape.enum)
    return shape.enum.map((each) => JSON.stringify(each)).join(' | ')
  const either = shape.anyOf ?? shape.oneOf
  if (either) return either.map((each) => writeType(each, indent)).join(' | ')
  if (shape.allOf)
    return shape.allOf.map((each) => writeType(each, indent)).join(' & ')
  if (Array.isArray(type)) return type.join(' | ')
  if (prefixItems)
    return `[${prefixItems.map((each) => writeType(each, indent)).join(', ')}]`
  if (type === 'array') return `${writeItem(items || {}, indent)}[]`
  if (type === 'object') return writeObject(shape, indent)
  if (type === 'integer' || type === 'number') return writeNumber(shape)
  if (type === 'string' && (format ?? pattern))
    return `string (${format ?? pattern})`
  return type ?? 'any'
}
