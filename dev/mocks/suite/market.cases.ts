import { expect } from 'vitest'
import { createTestAccounts } from '../../world/accounts.ts'
import { type ContractCase, expectAnswer, expectBadQuery } from './club.ts'

const accounts = createTestAccounts()
const pathOf = (address: string) => `/api/market/wallets/${address}`

/** What a marketplace says of a wallet, asked by the server alone. */
export const marketCases: ContractCase[] = [
  {
    name: 'market: names, ranks and what is listed, of each member',
    async run({ open }) {
      const { address } = accounts.holder
      const { status, json } = await open().get(pathOf(address))
      expect(status).toBe(200)
      expect(json).toMatchObject({ status: 'answered' })
      expect(json.rows).toHaveLength(3)
      for (const row of json.rows)
        expect(row).toEqual({
          id: expect.stringMatching(/^[1-9]\d*$/),
          name: `Narwhal #${row.id}`,
          rank: expect.any(Number),
          isListed: Number(row.id) % 9 === 0,
        })
    },
  },
  {
    name: 'market: a wallet without any',
    async run({ open }) {
      const { json } = await open().get(pathOf(accounts.newcomer.address))
      expect(json).toMatchObject({ status: 'answered', rows: [] })
    },
  },
  {
    name: 'market: no address, no question',
    async run({ open }) {
      expectBadQuery(await open().get(pathOf('0x12')), 'address')
    },
  },
]

/** With the chain's node away, and the stand-in that reads it with it. */
export const marketAwayCases: ContractCase[] = [
  {
    name: 'node away: the marketplace is away too, and that is said',
    async run({ open }) {
      const answer = await open().get(pathOf(accounts.whale.address))
      expectAnswer(answer, { status: 'away', rows: [] })
    },
  },
]
