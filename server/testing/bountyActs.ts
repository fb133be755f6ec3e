import type { PayoutFacts } from '@narwhal-club/core/bounties'
import { expect } from 'vitest'
import {
  type BountyServer,
  cro,
  offer,
  type Person,
  said,
} from './bountyWorld.ts'

let hashes = 0
export const newHash = () => `0x${String(++hashes).padStart(64, 'e')}` as const

export const refusal = (code: string) => expect.objectContaining({ code })

/** What tests of decisions do again and again. */
export const actsOn = (server: () => BountyServer) => ({
  /** A bounty with two pieces of work, of which its author takes no more. */
  async decided({ award = true, words = offer } = {}) {
    const [who, one, two] = [
      await server().holder(),
      await server().person(),
      await server().person(),
    ]
    const bounty = await who.open(words)
    const works = [await one.submit(bounty), await two.submit(bounty)] as const
    await who.post(`${bounty}/close`)
    if (award) {
      const answer = await who.award(
        bounty,
        [works[0], 6n * cro],
        [works[1], 4n * cro],
      )
      expect(said(answer)).toEqual([200, undefined])
    }
    return { who, one, two, bounty, works }
  },

  /** What nodes say of a payment. */
  paid: (
    from: Person,
    to: Person,
    value: bigint,
    change: Partial<NonNullable<PayoutFacts['mined']>> = {},
  ): PayoutFacts => ({
    hash: newHash(),
    from: from.address,
    to: to.address,
    value,
    mined: {
      isReverted: false,
      block: 7,
      at: server().clock.now(),
      confirmations: 2,
      transfers: [],
      ...change,
    },
  }),

  /** How the club votes on the dispute of a bounty. */
  async vote(bounty: string, yes: number, no: number) {
    const { json } = await (await server().person()).get(bounty)
    await server().run(`update proposals set yes_power = ${yes},
      no_power = ${no}, yes_voters = ${yes}, no_voters = ${no}
      where id = '${json.dispute.proposal}'`)
  },
})
