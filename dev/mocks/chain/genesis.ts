import { parseEther } from 'viem'
import { roles, type TestAccounts } from '../../world/accounts.ts'
import type { Addresses } from '../../world/deploy.ts'
import { holdings, tokenSupply, vault } from '../../world/seed/holdings.ts'
import { historyBlocks } from '../../world/seed/timeline.ts'
import type { ChainState, Hex, PastKind } from './chain.types.ts'

/** What each published account has for gas, on every local chain. */
const purse = parseEther('10000')
/** Contracts, mints and transfers by which a world's fixture is made. */
const fixture = { blocks: 2, transactions: 13 }

/** The chain as the fixture of `dev/world` leaves it. */
export function genesis(
  accounts: TestAccounts,
  addresses: Addresses,
  time: number,
  past: PastKind,
): ChainState {
  const address = (role: (typeof roles)[number]) =>
    accounts[role].address.toLowerCase()
  const admin = address('admin')
  const swap = addresses.swap.toLowerCase()
  const given = [
    ...roles.map((role) => [address(role), holdings[role]] as const),
    [swap, vault] as const,
  ]
  const tokens = Object.fromEntries(
    given.map(([who, held]) => [who, parseEther(String(held.tokens))]),
  )
  // One after the other, in this order.
  const minted = given
    .flatMap(([who, held]) => Array<string>(held.nfts).fill(who))
    .map((who, at) => ({ id: String(at + 1), who }))
  const spent = Object.values(tokens).reduce((sum, each) => sum + each, 0n)
  // Now is a block of its own after the history.
  const head = past === 'fixture' ? fixture.blocks : historyBlocks + 1
  return {
    genesis: { past, head, time },
    times: {},
    head,
    time,
    cro: Object.fromEntries(roles.map((role) => [address(role), purse])),
    tokens: { ...tokens, [admin]: tokenSupply - spent },
    allowances: {},
    nfts: Object.fromEntries(given.map(([who, held]) => [who, held.nfts])),
    owners: Object.fromEntries(minted.map(({ id, who }) => [id, who as Hex])),
    held: Object.fromEntries(
      given.map(([each]) => [
        each,
        minted.filter(({ who }) => who === each).map(({ id }) => id),
      ]),
    ),
    moves: [],
    approved: {},
    approvedAll: {},
    isPaused: false,
    sent: { [admin]: fixture.transactions },
    transactions: [],
  }
}
