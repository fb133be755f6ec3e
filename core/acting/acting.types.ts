import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { ReviewStatus } from '../rules/bounties/index.ts'

/**
 * What a person does about a bounty: its hunters hand in, change, take back and
 * dispute; who decides reviews, awards, closes, extends and cancels; anyone names a
 * payment. `submit` brings its own id: sent twice it is handed in once.
 */
export type Act =
  | { kind: 'submit'; id: string; text: string; links: readonly string[] }
  | { kind: 'edit'; submission: string; text: string; links: readonly string[] }
  | { kind: 'withdraw'; submission: string }
  | { kind: 'dispute'; submission: string; text: string }
  | {
      kind: 'review'
      submission: string
      status: ReviewStatus
      publicReason: string
      note: string
    }
  | {
      kind: 'award'
      /** Base units of the whole reward. */
      reward: string
      winnersMax: number
      /** `amount`: as it is typed, in whole units. */
      winners: readonly { submission: string; amount: string }[]
    }
  | { kind: 'close' }
  | {
      kind: 'extend'
      /** ISO 8601; empty where none is chosen. */
      submitBy: string
      decideBy: string
      payBy: string
    }
  | { kind: 'cancel'; reason: string }
  | { kind: 'report'; submission: string; hash: string }
export type ActKind = Act['kind']

/** Field → one sentence that says what is wrong. */
export type ActErrors = Readonly<Record<string, string>>

export type ActingFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'acting.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'acting.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'acting.rateLimited'
  /** The server knows no session for this request (401). */
  | 'acting.signedOut'
  /** The server has no such bounty, or no such work. */
  | 'acting.gone'
  /**
   * The server refused the act; its reason is the message, its code `refusal`.
   */
  | 'acting.refused'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'acting.unexpected'

export interface ActingFailure {
  code: ActingFailureCode
  /** What happened. */
  message: string
  /** What to do now. */
  advice: string
  /** The server's own code, where it refused. */
  refusal?: string
}

/** What came of a dispute. */
export interface Disputed {
  /** The vote that it opened; missing while more holders have to say so. */
  proposal?: string
  /** Holders who are still needed. */
  missing: number
}

export interface ActingInput {
  bounty: string
}

export interface ActingContext extends ActingInput {
  act: Act | null
  /** Asked for while another is on its way: opened as soon as that is done. */
  next: Act | null
  /** The person has tried to send it: what is wrong is said at once. */
  isTold: boolean
  failure: ActingFailure | null
  disputed: Disputed | null
  /** How often in a row something came to nothing. */
  attempts: number
}

export type ActingEvent =
  /** Opens an act, with words of an earlier visit where there are some. */
  | { type: 'acting.open'; act: Act }
  | { type: 'acting.write'; change: Readonly<Record<string, unknown>> }
  | { type: 'acting.send' }
  | { type: 'acting.retry' }
  /** Gives it up; what was sent may have arrived. */
  | { type: 'acting.close' }
  /** There is a session again. */
  | { type: 'session.back' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }

export type ActingEmitted =
  /** It is done: what is shown of the bounty is out of date. */
  | { type: 'acting.done'; kind: ActKind }
  /** The server says that there is no session. */
  | { type: 'acting.signedOut' }

export interface Failed {
  kind: 'failure'
  failure: ActingFailure
}
export type SendOutcome = { kind: 'done'; disputed?: Disputed } | Failed
export type RecallOutcome = { act: Act }

export interface ActInput extends ActingInput {
  act: Act
}
export type ActingMemoryCommand =
  | ({ type: 'memory.keep' } & ActInput)
  | ({ type: 'memory.drop' } & ActInput)

/** The I/O of the machine. `createActingActors` builds the real one. */
export type ActingActors = {
  /** Words that an earlier visit has left. */
  recall: PromiseActorLogic<RecallOutcome, ActInput>
  /** Asked again after a lost answer, the server must answer the same. */
  send: PromiseActorLogic<SendOutcome, ActInput>
  memory: CallbackActorLogic<ActingMemoryCommand>
  watchReturn: CallbackActorLogic<ActingEvent>
}

/** What screens read of the machine. */
export type ActingView =
  | { status: 'idle' }
  | { status: 'recalling'; act: Act }
  | {
      status: 'writing'
      act: Act
      /** Of what the person has tried to send. */
      errors: ActErrors
      /** Why it was not taken the last time. */
      failure: ActingFailure | null
    }
  /** `next`: what is opened as soon as it is done. */
  | { status: 'sending'; act: Act; next: Act | null }
  /** It goes on by itself. */
  | {
      status: 'waiting' | 'suspended'
      act: Act
      failure: ActingFailure
      next: Act | null
    }
  | { status: 'done'; kind: ActKind; disputed: Disputed | null }
