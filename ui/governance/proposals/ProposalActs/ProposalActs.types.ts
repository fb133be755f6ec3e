import type { ReportReason } from '@narwhal-club/core/contract'

export const proposalActs = ['report', 'cancel', 'flag', 'clear'] as const
export type ProposalAct = (typeof proposalActs)[number]

/** An act that was asked for, as far as it is filled in. */
export interface OpenAct {
  kind: ProposalAct
  /** Of a report: what more is to be said. Of the others: why. */
  text: string
  /** Of a report: missing until it is chosen. */
  reason?: ReportReason | undefined
  /** It is on its way. */
  waiting?: boolean | undefined
  /** Why it did not happen; the words stay. */
  error?: string | undefined
}
