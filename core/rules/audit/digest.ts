import { domainSeparator, stringToBytes } from 'viem'
import type { Address, Hex } from '../../hex.ts'
import { putHex, toHex } from '../bytes.ts'
import { signingDomain } from '../governance/message.ts'
import { type Hasher, hashText, keccakHere } from '../hashes.ts'
import type { VoteMessage } from '../voting/message.ts'

const voteType = keccakHere(
  stringToBytes(
    'Vote(string summary,address voter,string club,bytes32 proposalId,' +
      'bytes32 contentHash,uint8 choice,string reason,uint32 seq,uint64 timestamp)',
  ),
)

/** Sentences and clubs of one bundle are few; a stranger's may be many. */
const mostKept = 1_000

/**
 * Makes the digests of many votes for one collection: the same as `voteDigest`,
 * a few times as fast. The domain is hashed once, and so is each sentence.
 *
 * @param hash Keccak-256, where there is a faster one than ours.
 */
export function createVoteDigest(
  nft: Address,
  hash: Hasher = keccakHere,
): (message: VoteMessage) => Hex {
  const domain = signingDomain(nft)
  const envelope = new Uint8Array(66)
  envelope.set([0x19, 0x01])
  putHex(envelope, 2, domainSeparator({ domain }))
  const words = new Uint8Array(10 * 32)
  const view = new DataView(words.buffer)
  words.set(voteType)
  const kept = new Map<string, Uint8Array>()
  const same = new Map<number, Hex>()

  function hashOf(text: string): Uint8Array {
    const known = kept.get(text)
    if (known) return known
    const hashed = hashText(text, hash)
    if (kept.size < mostKept) kept.set(text, hashed)
    return hashed
  }
  const putText = (word: number, hashed: Uint8Array) =>
    words.set(hashed, word * 32)
  /** It stands there from the ballot before, nearly always. */
  function putSame(word: number, value: Hex): void {
    if (same.get(word) === value) return
    putHex(words, word * 32, value)
    same.set(word, value)
  }
  function putNumber(word: number, value: number): void {
    view.setUint32(word * 32 + 24, Math.floor(value / 2 ** 32))
    view.setUint32(word * 32 + 28, value % 2 ** 32)
  }

  return (message) => {
    putText(1, hashOf(message.summary))
    putHex(words, 2 * 32 + 12, message.voter)
    putText(3, hashOf(message.club))
    putSame(4, message.proposalId)
    putSame(5, message.contentHash)
    putNumber(6, message.choice)
    // Reasons differ: only that of those who give none is worth keeping.
    const { reason } = message
    putText(7, reason === '' ? hashOf('') : hashText(reason, hash))
    putNumber(8, message.seq)
    putNumber(9, message.timestamp)
    envelope.set(hash(words), 34)
    return toHex(hash(envelope))
  }
}
