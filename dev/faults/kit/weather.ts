import type { Random } from '../../world/seed/random.ts'
import type { Call } from './moments.ts'

/** What happens to the calls of a run on their way. */
export function createWeather(random: Random) {
  const lost = new Map<Call, number>()
  const doubled = new Set<Call>()
  return {
    /** Of the next of these calls some answers do not arrive. */
    loseAnswers(calls: readonly Call[]) {
      for (const call of calls) lost.set(call, 1 + random.below(3))
    },
    /** Each of these calls goes twice at once, as by a double click. */
    double(calls: readonly Call[]) {
      for (const call of calls) doubled.add(call)
    },
    isLost(call: Call) {
      const left = lost.get(call) ?? 0
      lost.set(call, left - 1)
      return left > 0
    },
    isDoubled: (call: Call) => doubled.has(call),
  }
}

export type Weather = ReturnType<typeof createWeather>
