import type { ProposalDetail } from '../contract/index.ts'
import type { Hex } from '../hex.ts'
import { contentHash } from '../rules/governance/content.ts'
import type { ShownProposal } from './witness.types.ts'

/** What a page shows, as it is remembered: the hash is of the words themselves. */
export function shownOf(proposal: ProposalDetail): ShownProposal {
  const { id, version, counts, snapshot } = proposal
  const { title, body, summary, discussionUrl, labels } = proposal
  const content = { title, body, summary, discussionUrl, labels }
  return {
    proposal: id,
    root: snapshot.root as Hex,
    version,
    contentHash: contentHash({ version, ...content }),
    ballots: counts.ballots,
  }
}
