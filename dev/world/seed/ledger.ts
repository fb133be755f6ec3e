import type { Address } from 'viem'

export type Ledger = ReturnType<typeof createLedger>

/**
 * Mirrors what the chain will say after the transactions collected so far, so
 * that history never contains one that fails.
 */
export function createLedger() {
  const tokens = new Map<Address, bigint>()
  const nfts = new Map<Address, bigint[]>()
  let minted = 0

  const idsOf = (owner: Address) => {
    const known = nfts.get(owner)
    if (known) return known
    const fresh: bigint[] = []
    nfts.set(owner, fresh)
    return fresh
  }
  const tokensOf = (owner: Address) => tokens.get(owner) ?? 0n

  return {
    idsOf,
    tokensOf,
    minted: () => minted,
    mint(to: Address, count: number) {
      const ids = Array.from({ length: count }, () => {
        minted += 1
        return BigInt(minted)
      })
      idsOf(to).push(...ids)
      return ids
    },
    moveTokens(from: Address, to: Address, amount: bigint) {
      tokens.set(from, tokensOf(from) - amount)
      tokens.set(to, tokensOf(to) + amount)
    },
    /** Takes `count` NFTs of an owner, the oldest first, to another. */
    moveNfts(from: Address, to: Address, count: number) {
      const ids = idsOf(from).splice(0, count)
      idsOf(to).push(...ids)
      return ids
    },
    credit: (owner: Address, amount: bigint) => {
      tokens.set(owner, tokensOf(owner) + amount)
    },
  }
}
