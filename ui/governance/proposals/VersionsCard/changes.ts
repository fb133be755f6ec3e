import type { DiffPart, ProposalDiff } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'

/** What became of a thing between two of its versions, field by field. */
export interface Changes {
  from: number
  to: number
  fields: readonly { name: string; parts: readonly DiffPart[] }[]
}

const names = proposals.versions.parts
const fields = ['title', 'summary', 'body', 'discussionUrl', 'labels'] as const

/** The same of a proposal, as the API tells of it. */
export const changesOf = (diff: ProposalDiff): Changes => ({
  from: diff.from,
  to: diff.to,
  fields: fields.map((field) => ({ name: names[field], parts: diff[field] })),
})
