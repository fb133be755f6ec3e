import type { Hex } from '../../hex.ts'
import { putHex, toHex } from '../bytes.ts'
import { type Hasher, sha256Here } from '../hashes.ts'
import { canonicalJson } from './canonical.ts'
import { encodeMember } from './encodeMember.ts'

/** One line of a ledger, as it is kept and as anyone can check it. */
export interface LedgerEntry {
  /** Which chain of lines it stands in. */
  ledger: string
  /** Its place there, from 0, without gaps. */
  index: number
  /** What kind of thing happened, dotted. */
  kind: string
  /** Canonical JSON (RFC 8785). */
  payload: string
  /** Milliseconds since the epoch, by the server. */
  receivedAt: number
  prevHash: Hex
  hash: Hex
}

/** Where a ledger stands: how many lines it has, and the hash of the last. */
export interface LedgerHead {
  size: number
  hash: Hex
}

/** What an empty ledger ends in. */
export const emptyHead: LedgerHead = { size: 0, hash: `0x${'00'.repeat(32)}` }

/**
 * Hashes a line: SHA-256 of the hash before it, of the hash of what it says and
 * where it stands, and of when it came, 32, 32 and 8 bytes (behaviour 2.4).
 *
 * @param hash SHA-256, where there is a faster one than ours.
 */
export function hashEntry(
  entry: Omit<LedgerEntry, 'hash'>,
  hash: Hasher = sha256Here,
): Hex {
  const { ledger, index, kind, payload, receivedAt, prevHash } = entry
  // Canonical JSON, its members in order.
  const start = `{"index":${canonicalJson(index)},"kind":${JSON.stringify(kind)},"ledger":${JSON.stringify(ledger)},"payload":`
  const said = encodeMember(start, payload)
  return hashSaid(said, prevHash, receivedAt, hash)
}

/**
 * The same, of a line's place and payload as they are written down.
 *
 * @param said canonical JSON of `index`, `kind`, `ledger` and `payload`, in UTF-8.
 */
export function hashSaid(
  said: Uint8Array,
  prevHash: Hex,
  receivedAt: number,
  hash: Hasher,
): Hex {
  putHex(linked, 0, prevHash)
  linked.set(hash(said), 32)
  linkedWords.setBigUint64(64, BigInt(receivedAt))
  return toHex(hash(linked))
}

type ChainFault =
  /** A line is not where it should be: missing, twice, or of another ledger. */
  | 'gap'
  /** It does not follow on the line before it. */
  | 'unlinked'
  /** It does not say what it said when it was written. */
  | 'altered'

export type ChainCheck =
  | { ok: true; head: LedgerHead }
  | { ok: false; index: number; fault: ChainFault }

/** Written anew for each line: they are many. */
const linked = new Uint8Array(72)
const linkedWords = /* @__PURE__ */ new DataView(linked.buffer)

/** Checks lines that follow on a head, in their order; says where it breaks. */
export function checkChain(
  ledger: string,
  from: LedgerHead,
  entries: readonly LedgerEntry[],
): ChainCheck {
  let head = from
  for (const entry of entries) {
    const index = head.size
    if (entry.index !== index || entry.ledger !== ledger)
      return { ok: false, index, fault: 'gap' }
    if (entry.prevHash !== head.hash)
      return { ok: false, index, fault: 'unlinked' }
    if (hashEntry(entry) !== entry.hash)
      return { ok: false, index, fault: 'altered' }
    head = { size: index + 1, hash: entry.hash }
  }
  return { ok: true, head }
}
