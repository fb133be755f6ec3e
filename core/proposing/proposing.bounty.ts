import type { Address } from '../hex.ts'
import { proposing as words } from '../messages/pages/proposing.ts'
import { bountyHash, checkBounty } from '../rules/bounties/index.ts'
import type { AskBountyDraft } from './proposing.bounty.calls.ts'
import { bountyToSign } from './proposing.bounty.message.ts'
import { failed } from './proposing.failure.ts'
import type { PurposeSteps } from './proposing.purpose.ts'
import type { BountySubject, Subject } from './proposing.types.ts'

function bountyOf(subject: Subject): BountySubject {
  if (subject.purpose !== 'bounty') throw new TypeError('No bounty')
  return subject
}

/** Creates what drafts of bounties do in their own way. */
export const createBountySteps = (ask: AskBountyDraft): PurposeSteps => ({
  read: async (id, signal) => {
    // A draft is its author's alone: who asks wrote it.
    const [draft, { address }] = await Promise.all([
      ask('bountyDraft', { draft: id }, { signal }),
      ask('me', {}, { signal }),
    ])
    const about = await ask('club', { club: draft.club }, { signal })
    const nft = about.nftContract as Address
    const isSigned = draft.state !== 'writing'
    const author = address.toLowerCase() as Address
    return {
      subject: {
        purpose: 'bounty',
        draft: { ...draft, author },
        club: { id: about.id, name: about.name, nft },
      },
      published: draft.bounty,
      intent: isSigned ? draft.intent : undefined,
    }
  },

  check: async (subject, signal) => {
    const { draft, club } = bountyOf(subject)
    const body = { club: club.id, content: draft.content }
    const { faults, owes, contentHash } = await ask(
      'checkBounty',
      { body },
      { signal },
    )
    if (faults.length > 0) return { kind: 'faulty', faults }
    if (owes) return failed('proposing.payoutOverdue')
    const own = checkBounty(draft.content)
    const hash = own.ok && bountyHash({ ...own.content, version: 1 })
    return contentHash !== undefined && hash === contentHash
      ? {
          kind: 'sound',
          check: { faults: [], duplicates: [], newHosts: [], contentHash },
        }
      : failed('proposing.contentDiffers')
  },

  hindrance: async ({ club }, signal) => {
    const { mine, status } = await ask('club', { club: club.id }, { signal })
    const { clubNotActive, powerUnknown, powerNeeded } = words.bounty
    if (status !== 'active')
      return { message: clubNotActive, refusal: 'club_paused' }
    if (mine?.votingPower === undefined)
      return { message: powerUnknown, refusal: 'vp_unavailable' }
    return mine.votingPower < 1
      ? { message: powerNeeded, refusal: 'insufficient_vp' }
      : null
  },

  toSign: (subject, contentHash) =>
    bountyToSign(bountyOf(subject), contentHash),

  name: async (bounty, signal) => {
    const found = await ask('bounty', { bounty }, { signal })
    const { id, number, title, club } = found
    return { id, number, title, club: club.id }
  },
})
