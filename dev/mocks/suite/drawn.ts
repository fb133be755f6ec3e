let many = 0

/**
 * While something is done, ids that fees and swaps draw rise or fall, one after the
 * other: so it is told what stands by its id, and what by when it came.
 */
export async function drawing<T>(
  way: 'rising' | 'falling',
  work: () => Promise<T>,
): Promise<T> {
  const own = crypto.randomUUID.bind(crypto)
  const value = () => {
    many += 1
    const place = way === 'rising' ? many : 0xffff_ffff - many
    return place.toString(16).padStart(8, '0') + own().slice(8)
  }
  Object.defineProperty(crypto, 'randomUUID', { value, configurable: true })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
}
