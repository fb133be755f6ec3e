import type { TypedDataDefinition } from 'viem'
import type { Fact } from './requests.ts'

/** Lists the domain and every value of the message, nested ones by their path. */
export function describeTypedData(data: TypedDataDefinition): Fact[] {
  const { domain = {}, message } = data
  return [...flatten(domain, ''), ...flatten(message, '')]
}

function flatten(value: object, path: string): Fact[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const label = path ? `${path}.${name}` : name
    if (typeof inner === 'object' && inner !== null)
      return flatten(inner, label)
    const text = String(inner)
    return [{ label, value: text, isCode: /^0x/.test(text) }]
  })
}
