import type { PromiseActorLogic } from 'xstate'

/** Whether the chain's node answers. Detection retries every second (R4.11). */
export type NetworkView =
  | { status: 'checking' }
  | { status: 'online'; chainId: number; block: number }
  | { status: 'offline'; since: number }
  | { status: 'wrongChain'; chainId: number }

export interface NetworkInput {
  /** The chain that the node must be on. */
  chainId: number
}

export interface NetworkContext {
  wanted: number
  chainId: number | null
  block: number
  /** When the node was first found away, in this machine's own time. */
  since: number | null
}

export type NetworkEvent =
  /** A call to the node failed, or a person asked: look at once. */
  { type: 'network.check' }

export type NetworkEmitted =
  | {
      type: 'network.online'
      chainId: number
      block: number
      /** It was away, or on another chain, before. */
      isBack: boolean
    }
  | { type: 'network.offline'; since: number }
  | { type: 'network.wrongChain'; chainId: number }

/** An absent node is data; a rejected actor is a defect. */
export type DetectOutcome =
  | { ok: true; chainId: number; block: number }
  | { ok: false; at: number }

export type NetworkActors = { detect: PromiseActorLogic<DetectOutcome> }
