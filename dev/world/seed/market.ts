import type { Address } from 'viem'
import type { Addresses } from '../deploy.ts'
import { tokensPerNft } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Sender } from './sender.ts'

/** The vault keeps some for those who come to look. */
const fewestInVault = 24

type Market = {
  sender: Sender
  ledger: Ledger
  random: Random
  addresses: Addresses
  admin: Address
}

/** Creates what members do with each other and with the vault. */
export function createMarket(market: Market) {
  const { sender, ledger, random, addresses, admin } = market
  const approvedNfts = new Set<Address>()

  function sellNfts(from: Address, to: Address) {
    const held = ledger.idsOf(from).length
    if (held === 0 || from === to) return
    const count = Math.min(held, Math.floor(random.longTail(1.6)), 12)
    for (const id of ledger.moveNfts(from, to, count))
      sender.transferNft(from, to, id)
  }

  function sendTokens(from: Address, to: Address) {
    const held = ledger.tokensOf(from)
    const amount = (held * BigInt(1 + random.below(45))) / 100n
    if (amount === 0n || from === to) return
    ledger.moveTokens(from, to, amount)
    sender.transferTokens(from, to, amount)
  }

  function deposit(from: Address) {
    const count = Math.min(ledger.idsOf(from).length, 1 + random.below(3))
    const tokens = tokensPerNft * BigInt(count)
    if (count === 0 || ledger.tokensOf(addresses.swap) < tokens) return
    if (!approvedNfts.has(from)) sender.approveNfts(from)
    approvedNfts.add(from)
    sender.payFee(from, admin)
    sender.deposit(from, ledger.moveNfts(from, addresses.swap, count))
    ledger.moveTokens(addresses.swap, from, tokens)
  }

  function redeem(from: Address) {
    const affordable = Number(ledger.tokensOf(from) / tokensPerNft)
    const held = ledger.idsOf(addresses.swap).length - fewestInVault
    const count = Math.min(affordable, held, 1 + random.below(3))
    if (count <= 0) return
    const tokens = tokensPerNft * BigInt(count)
    sender.approveTokens(from, addresses.swap, tokens)
    sender.payFee(from, admin)
    sender.redeem(from, ledger.moveNfts(addresses.swap, from, count))
    ledger.moveTokens(from, addresses.swap, tokens)
  }

  return { sellNfts, sendTokens, deposit, redeem }
}
