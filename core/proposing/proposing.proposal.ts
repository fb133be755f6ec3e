import type { Address, Hex } from '../hex.ts'
import { eligibilitySentence } from '../messages/proposalFaults.ts'
import { checkContent, contentHash } from '../rules/governance/index.ts'
import type { AskProposing } from './proposing.calls.ts'
import { failed, proposingFailure } from './proposing.failure.ts'
import { proposalToSign } from './proposing.message.ts'
import type { PurposeSteps } from './proposing.purpose.ts'
import type { ProposalSubject, Subject } from './proposing.types.ts'

function proposalOf(subject: Subject): ProposalSubject {
  if (subject.purpose !== 'proposal') throw new TypeError('No proposal')
  return subject
}

/** Creates what drafts of proposals do in their own way. */
export const createProposalSteps = (ask: AskProposing): PurposeSteps => ({
  read: async (id, signal) => {
    const draft = await ask('draft', { draft: id }, { signal })
    const about = await ask('club', { club: draft.club }, { signal })
    const nft = about.nftContract as Address
    const club = { id: about.id, name: about.name, nft }
    const isSigned = draft.state !== 'writing'
    return {
      subject: { purpose: 'proposal', draft, club },
      published: draft.proposal,
      intent: isSigned ? draft.intent : undefined,
    }
  },

  check: async (subject, signal) => {
    const { draft, club } = proposalOf(subject)
    const { content } = draft
    const body = { club: club.id, content }
    const check = await ask('checkProposal', { body }, { signal })
    const { faults } = check
    if (faults.length > 0) return { kind: 'faulty', faults }
    // Worked out here as well: what is signed is what the author sees.
    const own = checkContent(content, content.labels)
    const hash = own.ok && contentHash({ version: 1, ...own.content })
    return hash === check.contentHash
      ? { kind: 'sound', check }
      : failed('proposing.contentDiffers')
  },

  hindrance: async ({ club }, signal) => {
    const asked = { club: club.id, action: 'propose' } as const
    const eligibility = await ask('eligibility', asked, { signal })
    if (eligibility.ok) return null
    const { message } = proposingFailure('proposing.notEligible')
    return {
      message: eligibilitySentence(eligibility) ?? message,
      refusal: eligibility.why[0]?.code ?? 'insufficient_vp',
    }
  },

  toSign: (subject, hash: Hex) => proposalToSign(proposalOf(subject), hash),

  name: async (proposal, signal) => {
    const found = await ask('proposal', { proposal }, { signal })
    const { id, number, title, club } = found
    return { id, number, title, club: club.id }
  },
})
