import { createVoteDigest } from '@narwhal-club/core/audit'
import type { VoteMessage } from '@narwhal-club/core/voting'
import type { Hex } from 'viem'

/** Clubs have a collection each; most are of one. */
const most = 50
const makers = new Map<string, ReturnType<typeof createVoteDigest>>()

/** The EIP-712 digest of a vote: what is the same in many is hashed once. */
export function digestOf(nft: Hex, message: VoteMessage): Hex {
  const known = makers.get(nft) ?? createVoteDigest(nft)
  if (makers.size < most) makers.set(nft, known)
  return known(message)
}
