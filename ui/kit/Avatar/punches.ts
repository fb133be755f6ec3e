/** What an avatar is drawn from: a pure function of the address. */
export interface AvatarTraits {
  /** 0 to 359. */
  hue: number
  /** Which of the three by three dots are punched, row by row. */
  punched: boolean[]
  /** The notches are cut left and right, or above and below. */
  upright: boolean
}

/** Mixes a text into 32 bits, all of which depend on every character. */
function mix(text: string, salt: number): number {
  let h = salt | 0
  for (const character of text)
    h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x5bd1e995)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Derives the traits of an address; upper and lower case are the same one. */
export function avatarTraits(address: string): AvatarTraits {
  const key = address.toLowerCase()
  const bits = mix(key, 0x2f6e2b1)
  // Six dots decide nine: the pattern mirrors on its diagonal.
  const free = [0, 1, 2, 3, 4, 5].map((at) => ((bits >>> at) & 1) === 1)
  const at = (row: number, column: number) => {
    const [low, high] = row < column ? [row, column] : [column, row]
    return free[(high * (high + 1)) / 2 + low] ?? false
  }
  return {
    hue: mix(key, 0x9e3779b9) % 360,
    punched: [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => at(row, column)),
    ),
    upright: ((bits >>> 8) & 1) === 1,
  }
}
