import type { PromiseActorLogic } from 'xstate'
import type {
  At,
  Contradiction,
  Memory,
  ShownProposal,
} from '../rules/audit/remembered.ts'
import type { Receipt, SealedHead } from '../rules/voting/index.ts'

export type {
  At,
  Contradiction,
  ContradictionCode,
  Said,
  ShownProposal,
} from '../rules/audit/remembered.ts'

/** What one browser remembers of what the server has told. */
export interface WitnessMemory extends Memory {
  /** When it began to remember, UTC milliseconds of the server. */
  since: number
  heads: SealedHead[]
  receipts: Receipt[]
  proposals: At<ShownProposal>[]
  /** What was told otherwise later. It stays until it is forgotten by hand. */
  contradictions: Contradiction[]
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
