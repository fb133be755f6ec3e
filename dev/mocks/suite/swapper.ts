import { surface, urlOf } from '@narwhal-club/core/contract'
import type { SwapMode } from '@narwhal-club/core/swap'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import type { Club } from './club.ts'
import { cast, sendNext, tokens } from './node.ts'
import { signedIn } from './signedIn.ts'

export const nowhere = '00000000-0000-4000-8000-0000000000ff'
export const price = parseEther('1')
export const worth = tokens(50_000_000_000n)
export const later = 2n ** 40n
/** What the holder has, by the order of the fixture. */
export const mine = ['145', '146', '147']
export const inVault = '150'

type Member = Awaited<ReturnType<typeof signedIn>>

const asksOf = (club: Club, member: Member, role: Role) => {
  const account = club.accounts[role].address.toLowerCase()
  const one = (intent: string) => urlOf(surface.swapIntent, { intent })
  const asks = {
    one,
    /** Each at a moment of its own: that is their order. */
    quote(mode: SwapMode, ids: readonly string[], more: object = {}) {
      club.advance(1)
      const body = { mode, account, chainId: 25, ids, ...more }
      return member.post(surface.swapQuote.path, body)
    },
    take: ({ terms, signature }: { terms: object; signature: string }) =>
      member.post(surface.createSwapIntent.path, { terms, signature }),
    async ask(mode: SwapMode, ids: readonly string[]) {
      const quoted = await asks.quote(mode, ids)
      expect([quoted.status, quoted.json.code]).toEqual([200, undefined])
      const taken = await asks.take(quoted.json)
      expect([taken.status, taken.json.id]).toEqual([200, quoted.json.terms.id])
      return taken.json
    },
    check: (intent: string, next: 'fee' | 'swap', more: object = {}) =>
      member.post(urlOf(surface.checkSwapIntent, { intent }), {
        next,
        account,
        chainId: 25,
        ...more,
      }),
    report: (intent: string, step: string, hash: string) =>
      member.post(urlOf(surface.reportSwapStep, { intent }), { step, hash }),
    tell: async (intent: string) => (await member.get(one(intent))).json,
    cancel: (intent: string) => member.ask('DELETE', one(intent)),
    mine: async () => (await member.get(surface.mySwaps.path)).json,
  }
  return asks
}

export const memberIn = async (club: Club, role: Role = 'holder') => {
  const member = await signedIn(club, role)
  return { member, ...asksOf(club, member, role) }
}

/** Sends as the holder; a block has it then. */
export function act(
  club: Club,
  to: `0x${string}`,
  over: { data?: `0x${string}`; value?: bigint },
): Promise<string> {
  club.advance(1)
  return sendNext(club, 'holder', { to, ...over })
}
export const pay = (club: Club, value = price) =>
  act(club, cast(club).admin.address, { value })
/** A block more, in which nothing is of interest. */
export const mineOne = (club: Club) =>
  act(club, cast(club).whale.address, { value: 1n })
