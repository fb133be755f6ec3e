export interface LorenzPoint {
  /** Share of the holders, from the smallest. */
  population: number
  /** What these own together. */
  share: number
}

/** Reads a Lorenz curve between its points, where it is straight. */
export function shareAt(
  points: readonly LorenzPoint[],
  population: number,
): number {
  const after = points.findIndex((point) => point.population >= population)
  const upper = points[after]
  const lower = points[after - 1] ?? upper
  if (!upper || !lower) return 1
  const width = upper.population - lower.population
  const way = width === 0 ? 0 : (population - lower.population) / width
  return lower.share + way * (upper.share - lower.share)
}
