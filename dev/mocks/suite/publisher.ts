import { bountyHash, checkBounty } from '@narwhal-club/core/bounties'
import {
  type BountyDraftContent,
  type DraftContent,
  type FeePurpose,
  mainClubId,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { checkContent, contentHash } from '@narwhal-club/core/governance'
import { expect } from 'vitest'
import { bountyToSign } from '../../../core/proposing/proposing.bounty.message.ts'
import { proposalToSign } from '../../../core/proposing/proposing.message.ts'
import type { ToSign } from '../../../core/proposing/proposing.sign.ts'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { signedIn } from './signedIn.ts'

type Hex = `0x${string}`

/** What is signed otherwise than it should be. */
export interface Bend {
  /** The version that it takes the place of. */
  before?: { version: number; digest: Hex }
  message?: object
  /** Who signs it in the author's place. */
  by?: Role
  club?: string
}

/** How words are signed otherwise, and what that is refused with. */
export const signedOtherwise: [how: string, bend: Bend, code: string][] = [
  ['by another', { by: 'proposer' }, 'bad_signature'],
  [
    'of another author',
    { message: { author: `0x${'2'.repeat(40)}` } },
    'session_mismatch',
  ],
  ['of another club', { message: { club: 'deep-dive' } }, 'bad_envelope'],
  ['of a second version', { message: { version: 2 } }, 'bad_envelope'],
  [
    'in place of another',
    { message: { replaces: `0x${'1'.repeat(64)}` } },
    'bad_envelope',
  ],
  ['long ago', { message: { timestamp: 1_000_000_000 } }, 'bad_timestamp'],
  [
    'with a sentence of its own',
    { message: { summary: 'x' } },
    'summary_mismatch',
  ],
  [
    'for other words',
    { message: { contentHash: `0x${'3'.repeat(64)}` } },
    'content_changed',
  ],
]

/** The hashes of words in their normal form. */
const hashes = {
  proposal({ title, body, summary, discussionUrl, labels }: DraftContent) {
    const written = { title, body, summary, discussionUrl, labels }
    const checked = checkContent(written, labels)
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
    return (version: number) => contentHash({ ...checked.content, version })
  },
  bounty(content: BountyDraftContent) {
    const checked = checkBounty(content)
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
    return (version: number) => bountyHash({ ...checked.content, version })
  },
}

/** A member who publishes, and signs with what the product itself writes. */
export async function publisher(world: Club, role: Role) {
  const member = await signedIn(world, role)
  const author = world.accounts[role].address.toLowerCase() as Hex

  async function about(id: string) {
    const { json, headers } = await member.get(
      urlOf(surface.club, { club: id }),
    )
    const now = Date.parse(String(headers.date))
    return { club: { id, name: json.name, nft: json.nftContract }, now }
  }
  async function seal(
    { compose }: ToSign<object>,
    now: number,
    { message: bent = {}, by = role }: Bend,
  ) {
    const composed = compose(now)
    if ('faults' in composed) throw new Error(JSON.stringify(composed.faults))
    const message = { ...composed.message, ...bent }
    const typed = { ...composed.typed, message }
    const signature = await world.accounts[by].signTypedData(typed as never)
    return { message, signature }
  }
  const versionAfter = ({ before }: Bend) => (before?.version ?? 0) + 1

  return {
    ...member,
    ask: member.ask.bind(member),
    author,
    about,
    advance: world.advance,
    rpc: world.rpc,
    /** Signs the words of a proposal. */
    async sign(content: DraftContent, bend: Bend = {}) {
      const { club, now } = await about(bend.club ?? mainClubId)
      const hash = hashes.proposal(content)(versionAfter(bend))
      const { before } = bend
      const draft = { author, content }
      const subject = { draft, club, ...(before && { before }) }
      const signed = await seal(proposalToSign(subject, hash), now, bend)
      return { contentHash: hash, signed }
    },
    /** Signs the words of a bounty. */
    async signBounty(content: BountyDraftContent, bend: Bend = {}) {
      const { club, now } = await about(bend.club ?? mainClubId)
      const hash = hashes.bounty(content)(versionAfter(bend))
      const { before } = bend
      const subject = {
        draft: { author, content },
        club,
        ...(before && { before }),
      }
      // The dates of a new version are held to those before, by the server.
      const toSign = before
        ? bountyToSign(subject, hash, () => [])
        : bountyToSign(subject, hash)
      return { contentHash: hash, signed: await seal(toSign, now, bend) }
    },
    /** Asks for the fee; each at a moment of its own: that is their order. */
    askFee(purpose: FeePurpose, refId: string, what: object) {
      world.advance(1)
      const body = { purpose, refId, ...what }
      return member.post(surface.createFeeIntent.path, body)
    },
    fee: (intent: string) => member.get(urlOf(surface.feeIntent, { intent })),
    report: (intent: string, hash: string) =>
      member.post(urlOf(surface.reportFee, { intent }), { hash }),
    dropFee: (intent: string) =>
      member.ask('DELETE', urlOf(surface.feeIntent, { intent })),
  }
}

export type Publisher = Awaited<ReturnType<typeof publisher>>

/** Reads each: what it says is compared with the other side's. */
export async function readAll(
  { get }: Pick<Publisher, 'get'>,
  paths: readonly string[],
) {
  for (const path of paths) {
    const { status } = await get(path)
    expect([path, status]).toEqual([path, 200])
  }
}
