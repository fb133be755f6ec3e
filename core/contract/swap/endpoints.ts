import type { Lines } from '../kit/endpoint.ts'

const intents = '/api/swap/intents'
const intent = `${intents}/:intent` as const

/** The swap (behaviour 4). The server moves nothing: it checks, and keeps count. */
export const swapEndpoints = {
  /** Rate, fee, and what the vault holds. */
  swapConfig: {
    method: 'GET',
    path: '/api/swap/config',
    who: 'visitor',
    cache: 'public',
  },
  /** Members of the collection that the vault holds, or another address. */
  swapInventory: {
    method: 'GET',
    path: '/api/swap/inventory',
    who: 'visitor',
    cache: 'public',
  },
  /** Traits of what an address holds, each with how many have it. */
  swapTraits: {
    method: 'GET',
    path: '/api/swap/traits',
    who: 'visitor',
    cache: 'public',
  },
  /** What went through the vault, newest first. */
  swapHistory: {
    method: 'GET',
    path: '/api/swap/history',
    who: 'visitor',
    cache: 'public',
    formats: ['csv'],
  },
  /** Holds a swap against all that would refuse it; good for a minute. */
  swapQuote: { method: 'POST', path: '/api/swap/quote', who: 'member' },
  /** Intents and credits of the member who asks. */
  mySwaps: { method: 'GET', path: intents, who: 'member' },
  /** Takes a quote; taken twice it is one intent. */
  createSwapIntent: { method: 'POST', path: intents, who: 'member' },
  swapIntent: { method: 'GET', path: intent, who: 'member' },
  /** The last look before money moves: all checks again, against the chain. */
  checkSwapIntent: { method: 'POST', path: `${intent}/check`, who: 'member' },
  /** Tells the hash of a step the moment it exists; twice is once. */
  reportSwapStep: { method: 'POST', path: `${intent}/step`, who: 'member' },
  /** Gives an intent up; what was paid for it is a credit. */
  cancelSwapIntent: { method: 'DELETE', path: intent, who: 'member' },
} as const satisfies Lines
