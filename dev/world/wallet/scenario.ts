import type { Hex } from 'viem'
import { readStorage } from './storage.ts'

/** What a test asks of the wallet, in `localStorage['demo-wallet.scenario']`. */
export type Scenario = {
  /** The wallet starts locked. */
  locked?: boolean
  /** The chain it is on before anything is remembered. */
  startChain?: number
  /** Chains it does not know until they are added. */
  unknownChains?: number[]
  /** Milliseconds before each answer. */
  latency?: number
  /** Indices of the accounts it offers, the first one chosen. */
  accounts?: number[]
  /** The key of a person of one test, offered in place of the world's own. */
  own?: Hex
  /** `false`: it does not say that it is there. */
  announce?: boolean
}

/** Reads the scenario; anything malformed counts as none. */
export function readScenario(): Scenario {
  const value = readStorage('demo-wallet.scenario')
  return typeof value === 'object' && value !== null ? value : {}
}
