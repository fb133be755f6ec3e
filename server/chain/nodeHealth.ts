/** How a node has done lately: decides whom we ask first. Pure. */
export interface NodeHealth {
  /** From 1, never failed, towards 0. */
  score: number
  /** Milliseconds an answer takes, smoothed. */
  latency: number
  /** Not asked before this moment. */
  restsUntil: number
}

export const wellUntilShown: NodeHealth = {
  score: 1,
  latency: 0,
  restsUntil: 0,
}

/** The weight of what happened last. */
const weight = 0.2
/** Rests of a node that fails, and of one that was caught in an untruth (ms). */
export const rests = { failed: 1_000, most: 60_000, lied: 600_000 } as const

export const afterSuccess = (health: NodeHealth, took: number): NodeHealth => ({
  score: health.score + (1 - health.score) * weight,
  latency: health.latency + (took - health.latency) * weight,
  restsUntil: 0,
})

/** Each failure on top of others doubles the rest. */
export function afterFailure(health: NodeHealth, now: number): NodeHealth {
  const score = health.score * (1 - weight)
  const inARow = Math.round(Math.log(score) / Math.log(1 - weight)) - 1
  const rest = Math.min(rests.most, rests.failed * 2 ** Math.max(0, inARow))
  return { ...health, score, restsUntil: now + rest }
}

export const afterLie = (health: NodeHealth, now: number): NodeHealth => ({
  ...health,
  score: 0.01,
  restsUntil: now + rests.lied,
})

/**
 * Puts those first that answer: the awake before the resting, then by score, by
 * the order of the configuration where nothing else tells them apart.
 */
export function inOrderOfHealth<T extends { health: NodeHealth }>(
  nodes: readonly T[],
  now: number,
): T[] {
  const rank = ({ health }: T) => (health.restsUntil > now ? 0 : health.score)
  return [...nodes].sort((a, b) => rank(b) - rank(a))
}
