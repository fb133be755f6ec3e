import { surface, urlOf } from '@narwhal-club/core/contract'
import {
  choiceNumbers,
  proposalIdOf,
  type VoteChoice,
  type VoteMessage,
  voteSentence,
  voteTypedData,
} from '@narwhal-club/core/voting'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { signedIn } from './signedIn.ts'

const { votes, castVote, myVote, logHead, proposals, config } = surface
const { proposal: proposalCall } = surface

/** A member before the first proposal that is voted on, or the one that is named. */
export async function voter(world: Club, role: Role, asked?: string) {
  const visitor = await signedIn(world, role)
  const open = urlOf(proposals, { status: 'active', sort: 'ending', limit: 1 })
  const proposal = asked ?? (await visitor.get(open)).json.rows[0].id
  const of = (await visitor.get(urlOf(proposalCall, { proposal }))).json
  const { nft } = (await visitor.get(config.path)).json.contracts
  const account = world.accounts[role]

  async function messageOf(
    choice: VoteChoice,
    bend: Partial<VoteMessage> = {},
  ): Promise<VoteMessage> {
    const seq = bend.seq ?? 0
    const { at: now } = (await visitor.get(logHead.path)).json
    const { number, title, club } = of
    return {
      summary: voteSentence({ choice, seq, number, title, club: club.name }),
      voter: account.address.toLowerCase() as `0x${string}`,
      club: club.id,
      proposalId: proposalIdOf(proposal),
      contentHash: of.signed.contentHash,
      choice: choiceNumbers[choice],
      reason: '',
      timestamp: Math.floor(now / 1_000),
      ...bend,
      seq,
    }
  }
  const sign = (message: VoteMessage) =>
    account.signTypedData({
      ...voteTypedData(nft.toLowerCase(), message),
      message: { ...message, timestamp: BigInt(message.timestamp) },
    })
  const send = (body: object, of: string = proposal) =>
    visitor.post(urlOf(castVote, { proposal: of }), body)
  return {
    proposal: proposal as string,
    get: visitor.get,
    messageOf,
    sign,
    send,
    async vote(choice: VoteChoice, bend: Partial<VoteMessage> = {}) {
      const message = await messageOf(choice, bend)
      return await send({ message, signature: await sign(message) })
    },
    mine: () => visitor.get(urlOf(myVote, { proposal })),
    list: (asked: object = {}) =>
      visitor.get(urlOf(votes, { proposal, ...asked })),
  }
}
