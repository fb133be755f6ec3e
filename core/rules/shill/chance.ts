/** A seed as links carry it: `k3x9`. */
export const seedShape = /^[a-z0-9]{1,12}$/

/** Which roll a part is of: a seed, and which of the posts side by side. */
export const rollShape = /^[a-z0-9]{1,12}\.[0-4]$/

/** Mixes a text into 32 bits (xmur3, public domain): near seeds lie far apart. */
function mix(text: string): number {
  let hash = 1_779_033_703 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3_432_918_353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type Pick = <T>(from: readonly T[]) => T

/**
 * Chooses by a seed: the same seed always chooses the same, on every machine
 * (mulberry32). No secret hangs on it.
 */
export function pickBy(seed: string): Pick {
  let state = mix(seed)
  return (from) => {
    state = (state + 0x6d2b79f5) | 0
    let drawn = Math.imul(state ^ (state >>> 15), 1 | state)
    drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), 61 | drawn)) ^ drawn
    const share = ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32
    return from[Math.floor(share * from.length)] as never
  }
}

/**
 * Chooses one for a roll. Rolls of one seed that stand side by side take different
 * ones, as long as there are enough.
 */
export function pickForRoll<T>(
  from: readonly T[],
  { of, roll }: { of: string; roll: string },
): T {
  const [seed = '', place = '0'] = roll.split('.')
  const first = mix(`${of}:${seed}`) % from.length
  return from[(first + Number(place)) % from.length] as T
}
