const uuid = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('')
}
let many = 0

/**
 * While something is done, ids that fees and swaps draw rise or fall, one after the
 * other: so it is told what stands by its id, and what by when it came.
 */
export async function drawing<T>(
  way: 'rising' | 'falling',
  work: () => Promise<T>,
): Promise<T> {
  const draw = () => {
    many += 1
    const place = way === 'rising' ? many : 0xffff_ffff - many
    const begin = place.toString(16).padStart(8, '0')
    const rest = uuid()
    const parts = [rest.slice(8, 11), rest.slice(11, 14), rest.slice(14, 26)]
    return `${begin}-${rest.slice(4, 8)}-4${parts[0]}-8${parts[1]}-${parts[2]}`
  }
  Object.defineProperty(crypto, 'randomUUID', {
    value: draw,
    configurable: true,
  })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
}
