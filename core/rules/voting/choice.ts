/** What can be voted (R3.10). */
export type VoteChoice = 'yes' | 'no'

/** The number of a choice in what is signed (V4). */
export const choiceNumbers = { yes: 1, no: 2 } as const

/** Reads the number of a choice; null for any other (V4). */
export const choiceOf = (number: number): VoteChoice | null =>
  number === choiceNumbers.yes
    ? 'yes'
    : number === choiceNumbers.no
      ? 'no'
      : null
