import type { PromiseActorLogic } from 'xstate'
import type { __Area__ } from '../contract/index.ts'

/** What a screen shows. */
export type __Area__View =
  | { status: 'reading' }
  | { status: 'read'; value: __Area__ }
  | { status: 'failed' }

export interface __Area__Context {
  /** The last answer. */
  value: __Area__ | null
}

export type __Area__Event =
  /** A person asked again. */
  { type: '__area__.ask' }

export type __Area__Outcome = { ok: true; value: __Area__ } | { ok: false }

export type __Area__Actors = { read: PromiseActorLogic<__Area__Outcome> }
