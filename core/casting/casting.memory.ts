import { storageKeys } from '../constants.ts'
import type { Address } from '../hex.ts'
import type { StoragePort } from '../ports/storage.ts'
import { proposalIdOf, voteDigest, voteLimits } from '../rules/voting/index.ts'
import type { SignedVote, VoteWords } from './casting.types.ts'

/** What is kept of one voter and one proposal. */
interface Row {
  proposal: string
  voter: Address
  words?: VoteWords | null
  vote?: SignedVote | null
}

/** How many proposals' words are remembered; signed votes always are. */
const wordsKept = 50

const isText = (value: unknown) => typeof value === 'string'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const { behindOfContract: longest } = voteLimits.drift

/**
 * It is the vote that it says it is, and is not sent for longer than any is
 * taken. Who signed it, the server tells.
 */
function isWhole({ proposal, message, domain, digest, until }: SignedVote) {
  try {
    return (
      message.proposalId === proposalIdOf(proposal) &&
      digest === voteDigest(domain.verifyingContract, message) &&
      until <= (message.timestamp + longest) * 1_000
    )
  } catch {
    // What cannot even be hashed was never signed.
    return false
  }
}

function isRow(row: Partial<Row> | null): row is Row {
  if (!isText(row?.proposal) || !isText(row?.voter)) return false
  if (!uuid.test(row.proposal ?? '')) return false
  const { words, vote } = row as Row
  const areWords = !words || isText(words.reason)
  const isVote =
    !vote ||
    (isText(vote.signature) &&
      isText(vote.title) &&
      Number.isFinite(vote.until) &&
      // It is of whom and what it is kept for, or of nobody.
      vote.voter === row.voter &&
      vote.message?.voter === row.voter &&
      vote.proposal === row.proposal &&
      isWhole(vote))
  return areWords && isVote
}

/**
 * Keeps, across reloads, what is signed and not answered for, and what was
 * typed. Read anew each time: other tabs write, too.
 */
export function createCastingMemory(storage: StoragePort) {
  const read = (): Row[] => {
    try {
      const rows = JSON.parse(storage.getItem(storageKeys.casting) ?? '[]')
      return rows.filter(isRow)
    } catch {
      return []
    }
  }
  const isOf = (row: Row, { proposal, voter }: Omit<Row, 'words' | 'vote'>) =>
    row.proposal === proposal && row.voter === voter
  const write = (change: Row) => {
    const rows = read()
    const known = rows.find((row) => isOf(row, change))
    const others = rows.filter((row) => !isOf(row, change))
    const row = { ...known, ...change }
    const all = row.words || row.vote ? [...others, row] : others
    const over = all.length - wordsKept
    const kept = all.filter(({ vote }, place) => vote || place >= over)
    if (kept.length === 0) return storage.removeItem(storageKeys.casting)
    storage.setItem(storageKeys.casting, JSON.stringify(kept))
  }

  return {
    wordsOf: (proposal: string, voter: Address): VoteWords | null =>
      read().find((row) => isOf(row, { proposal, voter }))?.words ?? null,
    keepWords: (proposal: string, voter: Address, words: VoteWords | null) =>
      write({ proposal, voter, words }),
    votes: (): SignedVote[] => read().flatMap(({ vote }) => vote ?? []),
    keepVote: (vote: SignedVote) => {
      const { proposal, voter } = vote
      write({ proposal, voter, vote })
    },
    /** A newer one of the same voter stays. */
    dropVote: ({ proposal, voter, digest }: SignedVote) => {
      const row = read().find((each) => isOf(each, { proposal, voter }))
      if (row?.vote?.digest === digest) write({ proposal, voter, vote: null })
    },
  }
}
