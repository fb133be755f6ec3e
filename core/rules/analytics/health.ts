/** What the score is made of: each from 0 to 1, or unknown. */
export interface HealthInput {
  /** Median turnout by voting power. */
  turnout: number | undefined
  /** Of the voting power. */
  gini: number | undefined
  repeatVoters: number | undefined
  proposerDiversity: number | undefined
}

/** Points of each term: 100 together. */
export const healthWeights = {
  turnout: 40,
  evenness: 25,
  repeatVoters: 20,
  proposerDiversity: 15,
} as const

export interface HealthTerm {
  id: keyof typeof healthWeights
  /** Points that there are to get. */
  weight: number
  /** From 0 to 1. */
  value: number | undefined
  /** `weight · value` */
  points: number | undefined
}

export interface ClubHealth {
  /** From 0 to 100; unknown while any term is: a missing one is not a bad one. */
  score: number | undefined
  /** In the order of the formula. */
  terms: HealthTerm[]
}

/**
 * Tells the health of a club: 40 turnout + 25 (1 − Gini) + 20 repeat voters +
 * 15 proposer diversity, with every term.
 *
 * @throws {RangeError} for a value that is not within 0 and 1.
 */
export function clubHealth(input: HealthInput): ClubHealth {
  const { gini } = input
  const terms = [
    term('turnout', input.turnout),
    term('evenness', gini === undefined ? undefined : 1 - gini),
    term('repeatVoters', input.repeatVoters),
    term('proposerDiversity', input.proposerDiversity),
  ]
  let score: number | undefined = 0
  for (const { points } of terms)
    score =
      score === undefined || points === undefined ? undefined : score + points
  return { score, terms }
}

function term(id: HealthTerm['id'], value: number | undefined): HealthTerm {
  if (value !== undefined && !(value >= 0 && value <= 1))
    throw new RangeError(`Not a share: ${id} is ${value}`)
  const weight = healthWeights[id]
  return {
    id,
    weight,
    value,
    points: value === undefined ? undefined : weight * value,
  }
}
