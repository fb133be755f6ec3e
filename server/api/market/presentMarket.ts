import type { MarketWallet } from '@narwhal-club/core/contract'
import type { MarketAnswer } from './wallets.ts'

/** Turns what is known of a wallet into what is sent. */
export function presentMarket(answer: MarketAnswer): MarketWallet {
  if (answer.status !== 'answered') return { status: answer.status, rows: [] }
  const { status, at, latency, nfts } = answer
  return { status, at: new Date(at).toISOString(), latency, rows: nfts }
}
