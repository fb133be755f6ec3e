import type { PromiseActorLogic } from 'xstate'

/** What this browser remembers of the last connection (R4.7). */
export interface RememberedConnection {
  connected: boolean
  /** The remembered connector; without one, the list's first. */
  connectorId: string | null
}

export interface ReconnectContext {
  connectorId: string | null
  due: boolean
}

export type ReconnectEvent =
  /** The wallet connected, or a person opened the dialog: not needed. */
  { type: 'reconnect.cancel' }

export type ReconnectEmitted = {
  type: 'reconnect.due'
  connectorId: string | null
}

export type ReconnectOutput =
  | { due: true; connectorId: string | null }
  | { due: false }

export type ReconnectActors = {
  readRemembered: PromiseActorLogic<RememberedConnection>
}
