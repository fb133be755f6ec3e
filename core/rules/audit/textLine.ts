import type { Hex } from '../../hex.ts'
import type { Hasher } from '../hashes.ts'
import { canonicalJson, hashSaid, type LedgerEntry } from '../ledger/index.ts'
import {
  type BallotLine,
  ballotKind,
  payloadOf,
  votesLedger,
} from '../voting/line.ts'

/** A sentence as it is read, and as it is hashed: in UTF-8. */
export interface Sentence {
  text: string
  bytes: Uint8Array
}

/**
 * Where in a bundle's bytes a payload stands: `from` its first brace to before
 * `end`. Between `to` and `on` is its sentence, whose signs may be escaped there.
 */
export interface PayloadPlace {
  bytes: Uint8Array
  from: number
  to: number
  on: number
  end: number
  sentence: Sentence
}

const bytesOf = (text: string) =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const start = /* @__PURE__ */ bytesOf('{"index":')
const toPayload = /* @__PURE__ */ bytesOf(
  `,"kind":"${ballotKind}","ledger":"${votesLedger}","payload":"`,
)
const end = /* @__PURE__ */ bytesOf('"}')

/** Lines are many: each is written over the one before it. */
let written = new Uint8Array(4_096)
let length = 0
function put(bytes: Uint8Array): void {
  written.set(bytes, length)
  length += bytes.length
}
function putNumber(value: number): void {
  for (const digit of String(value)) {
    written[length] = digit.charCodeAt(0)
    length += 1
  }
}

/** A ballot's line that was read from the text of a bundle, as nearly all are. */
export class TextLine implements LedgerEntry {
  readonly ledger = votesLedger
  readonly kind = ballotKind

  constructor(
    readonly index: number,
    readonly receivedAt: number,
    readonly prevHash: Hex,
    readonly hash: Hex,
    readonly ballot: BallotLine,
    private readonly place: PayloadPlace,
  ) {}

  /** Written anew: it was read as canonical JSON. */
  get payload(): string {
    return canonicalJson(payloadOf(this.ballot))
  }

  /**
   * Hashes it as `hashEntry` does: what it says stands in the bundle's bytes as
   * canonical JSON, but for the sentence.
   */
  hashWith(hash: Hasher): Hex {
    const { bytes, from, to, on, end: last, sentence } = this.place
    const most = last - from + sentence.bytes.length + 100
    if (written.length < most) written = new Uint8Array(2 * most)
    length = 0
    put(start)
    putNumber(this.index)
    put(toPayload)
    put(bytes.subarray(from, to))
    put(sentence.bytes)
    put(bytes.subarray(on, last))
    put(end)
    const said = written.subarray(0, length)
    return hashSaid(said, this.prevHash, this.receivedAt, hash)
  }
}
