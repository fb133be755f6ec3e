import { type Amount, ascending, total } from './amounts.ts'

export interface LorenzPoint {
  /** Share of the members, from the smallest. */
  population: number
  /** What these have together, of all. */
  share: number
}

/**
 * Draws the Lorenz curve (Lorenz 1905) from (0, 0) to (1, 1): one point a
 * member, or, where members are more than `steps`, one at each k/steps of the
 * population. These lie exactly on the whole curve, between two members too,
 * since it is straight there.
 *
 * @example
 * lorenzCurve([1, 3]) // (0, 0), (0.5, 0.25), (1, 1)
 */
export function lorenzCurve(
  amounts: Iterable<Amount>,
  steps = 100,
): LorenzPoint[] | undefined {
  const sorted = ascending(amounts)
  const sum = total(sorted)
  if (sum === 0n) return undefined
  const parts = Math.min(steps, sorted.length)
  const points: LorenzPoint[] = []
  let below = 0n
  let passed = 0
  for (let k = 0; k <= parts; k += 1) {
    const reach = k * sorted.length
    const whole = Math.floor(reach / parts)
    for (; passed < whole; passed += 1) below += sorted[passed] ?? 0n
    const rest = BigInt(reach - whole * parts) * (sorted[whole] ?? 0n)
    points.push({
      population: k / parts,
      share: Number(below * BigInt(parts) + rest) / Number(sum * BigInt(parts)),
    })
  }
  return points
}
