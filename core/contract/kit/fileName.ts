/** A proposal as files are named by it. */
export interface Filed {
  /** The id of its club. */
  club: string
  /** In its club. */
  number: number
}

/**
 * Names what is kept of a proposal, without the ending: of two proposals no two
 * files have one name.
 *
 * @example
 * fileNameOf({ club: 'main', number: 12 }, 'votes') // narwhal-main-12-votes
 */
export const fileNameOf = ({ club, number }: Filed, what: string): string =>
  `narwhal-${club}-${number}-${what}`
