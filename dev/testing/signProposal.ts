import {
  checkContent,
  contentHash,
  noPreviousDigest,
  proposalSentence,
  proposalTypedData,
} from '@narwhal-club/core/governance'
import type { Address, LocalAccount } from 'viem'

const day = 86_400

export interface ProposalWords {
  title: string
  body: string
  summary?: string
  discussionUrl?: string
}

interface Asked {
  author: LocalAccount
  words: ProposalWords
  /** The server's, in milliseconds. */
  now: number
  /** Until voting begins; 0: at once. */
  days: number
  /** As `/api/clubs/main` has it. */
  club: { name: string; nftContract: Address }
}

/** What an author writes, and signs, of the first version of a proposal. */
export async function signProposal(asked: Asked) {
  const { author, words, now, days, club } = asked
  const { title, body, summary = '', discussionUrl = '' } = words
  const timestamp = Math.floor(now / 1_000)
  const start = timestamp + days * day
  const text = { title, body, summary, discussionUrl, labels: [] }
  const checked = checkContent(text, [])
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const hash = contentHash({ ...checked.content, version: 1 })
  const message = {
    author: author.address.toLowerCase() as Address,
    club: 'main',
    contentHash: hash,
    earliestStart: start,
    duration: 3 * day,
    version: 1,
    replaces: noPreviousDigest,
    timestamp,
  }
  const signed = {
    ...message,
    summary: proposalSentence({ ...message, title, club: club.name }),
  }
  const typed = proposalTypedData(club.nftContract, signed)
  return {
    content: {
      ...text,
      earliestStart: days > 0 ? new Date(start * 1_000).toISOString() : null,
      duration: 3 * day,
    },
    contentHash: hash,
    signed: {
      message: signed,
      signature: await author.signTypedData(typed as never),
    },
  }
}
