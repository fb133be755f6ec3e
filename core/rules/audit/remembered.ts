import type { Hex } from '../../hex.ts'
import type { LedgerEntry, LedgerHead } from '../ledger/index.ts'
import type { Receipt, SealedHead } from '../voting/receipt.ts'
import type { ReceiptStanding } from './report.ts'

/** What a page shows of a proposal and what may not change, or only grow. */
export interface ShownProposal {
  /** Its id. */
  proposal: string
  /** Of the frozen list of voters. */
  root: Hex
  version: number
  contentHash: Hex
  /** How many ballots were ever cast. */
  ballots: number
}

/** With the server's time when it was shown, UTC milliseconds. */
export type At<Fact> = Fact & { at: number }

/** What one browser was told of votes, and holds to what it is told later. */
export interface Memory {
  /** How far the lines of the ledger were followed, one hash after the other. */
  reached: At<LedgerHead> | null
  /** Sealed: the newest, and those that the lines have not reached yet. */
  heads: readonly SealedHead[]
  /** Of votes that were cast here. */
  receipts: readonly Receipt[]
  proposals: readonly At<ShownProposal>[]
}

/** In what something contradicts what was told before. */
export type ContradictionCode =
  /** As many lines, and the last of them with another hash. */
  | 'head'
  /** A line that was followed has another hash. */
  | 'line'
  /** The lines do not follow on one another, or do not lead to the head. */
  | 'chain'
  /** The ledger has fewer lines than it had. */
  | 'shorter'
  /** The line of a receipt is gone, or is another. */
  | 'receipt'
  /** The server's signature is not that of the key it names. */
  | 'seal'
  /** The server does not own up to a key that signed for it. */
  | 'key'
  /** The frozen list of voters is another. */
  | 'list'
  /** A version has other words, or is gone. */
  | 'words'
  /** There are fewer ballots than there were. */
  | 'fewer'

/** What the server said at one time. */
export interface Said {
  /** UTC milliseconds, by the server. */
  at: number
  /** Of the ledger, from 0; missing where it is about no line. */
  line?: number
  hash?: string
  /** A version, or how many ballots. */
  count?: number
  /** All of it, as it came: what is signed can be checked by anyone. */
  whole: unknown
}

export interface Contradiction {
  code: ContradictionCode
  /** Which it is about; missing: the ledger, and so every vote. */
  proposal?: string
  /** Missing where one answer contradicts itself. */
  seen?: Said
  served: Said
}

/** Where the ballot of a receipt stands that this browser has kept. */
export type KeptStanding = Pick<Receipt, 'voter' | 'place'> &
  (
    | ReceiptStanding
    /** The bundle is of a moment before it was cast. */
    | { standing: 'later' }
  )

/** What became of a bundle beside what a browser remembers. */
export interface HeldToMemory {
  contradictions: readonly Contradiction[]
  /** Of its own receipts of this vote, those whose ballots are where they were. */
  receipts: readonly KeptStanding[]
}

export const saidBySize = ({
  size,
  hash,
  at,
  ...rest
}: At<LedgerHead>): Said => ({
  at,
  ...(size > 0 && { line: size - 1 }),
  hash,
  whole: { size, hash, at, ...rest },
})
export const saidByLine = (line: LedgerEntry, at: number): Said => ({
  at,
  line: line.index,
  hash: line.hash,
  whole: line,
})
export const saidByReceipt = (receipt: Receipt): Said => ({
  at: receipt.receivedAt,
  line: receipt.line.index,
  hash: receipt.line.hash,
  whole: receipt,
})
