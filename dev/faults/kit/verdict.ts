/** What came out of a run; the last four must be nothing. */
export interface Verdict {
  /** Payments that the chain has. */
  paid: number
  /** What was paid for, and is there. */
  made: number
  /** Base units that arrived and stand for nothing. */
  lost: bigint
  /** Payments more than the person meant, and uses of one payment twice. */
  twice: number
  /** Base units that count here and never arrived. */
  unpaid: bigint
  /** What else is not as it must be. */
  wrong: string[]
}

export const isSound = ({ lost, twice, unpaid, wrong }: Verdict) =>
  lost === 0n && twice === 0 && unpaid === 0n && wrong.length === 0
