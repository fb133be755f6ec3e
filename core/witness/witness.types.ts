import type { PromiseActorLogic } from 'xstate'
import type { Hex } from '../hex.ts'
import type { LedgerHead } from '../rules/ledger/index.ts'
import type { Receipt, SealedHead } from '../rules/voting/index.ts'

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

/** What one browser remembers of what the server has told. */
export interface WitnessMemory {
  /** When it began to remember, UTC milliseconds of the server. */
  since: number
  /** How far the lines of the ledger were followed, one hash after the other. */
  reached: At<LedgerHead> | null
  /** Sealed: the newest, and those that the lines have not reached yet. */
  heads: SealedHead[]
  /** Of votes that were cast here. */
  receipts: Receipt[]
  proposals: At<ShownProposal>[]
  /** What was told otherwise later. It stays until it is forgotten by hand. */
  contradictions: Contradiction[]
}

/** In what the server contradicts what it said before. */
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

/** A contradiction, or what may be an old copy and is asked for again. */
export interface Doubt extends Contradiction {
  /** No cache and no slow copy of a database explains it. */
  isCertain: boolean
}

export type WitnessEvent =
  /** A page shows a proposal. */
  | { type: 'witness.show'; shown: ShownProposal }
  /** Receipts of votes on it have come. */
  | { type: 'witness.take'; receipts: readonly Receipt[] }
  /** Forgets all that was seen, and begins with what is told now. */
  | { type: 'witness.forget' }

export interface ToLook {
  shown: ShownProposal | null
  receipts: readonly Receipt[]
  /** How often it was looked before, for the same. */
  tries: number
  /** What may be an old copy is none by now. */
  isLast: boolean
}

export interface Looked {
  kind: 'consistent' | 'doubtful' | 'unknown'
  contradictions: readonly Contradiction[]
}

/** The I/O of the machine. `createWitnessActors` builds the real one. */
export type WitnessActors = {
  look: PromiseActorLogic<Looked, ToLook>
  forget: PromiseActorLogic<void>
}

export interface WitnessContext {
  shown: ShownProposal | null
  receipts: readonly Receipt[]
  tries: number
  contradictions: readonly Contradiction[]
}

/** What screens read of the witness. */
export interface WitnessView {
  status:
    | 'idle'
    | 'looking'
    /** What came may be an old copy: it is asked for again. */
    | 'waiting'
    | 'consistent'
    | 'contradicted'
    /** Nobody answered: nothing is known. */
    | 'unknown'
    | 'forgetting'
  /** Of the ledger and of the proposal that is shown, the oldest first. */
  contradictions: readonly Contradiction[]
}
