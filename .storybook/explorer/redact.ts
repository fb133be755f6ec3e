const secret = /signature|nonce|proof|token$|^text$/i

/** A value as it may be shown and copied: no signature, no nonce, no message. */
export function redact(value: unknown, key = ''): unknown {
  if (value === null || value === undefined) return value
  if (secret.test(key)) return '•••'
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (Array.isArray(value)) return value.map((each) => redact(each))
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, redact(each, name)]),
    )
  return typeof value === 'function' ? 'ƒ' : value
}
