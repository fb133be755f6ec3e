import { api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { toMessage } from '../../../server/testing/browser.ts'
import { type ContractCase, expectRefusal } from './club.ts'

/** With the chain's node away. They come last: it does not return. */
export const awayCases: ContractCase[] = [
  {
    name: 'node away: what is known of holdings and facts goes stale',
    async run({ open, accounts, advance, cutNode }) {
      const visitor = open()
      await visitor.signIn(accounts.proposer)
      await cutNode()
      advance(5_999)
      const still = await visitor.get(api.me.path)
      expect(still.json.holdings.status).toBe('fresh')
      advance(2)
      const me = await visitor.get(api.me.path)
      expect(me.json.holdings.status).toBe('stale')
      expect(me.json.nftCount).toBe(60)
      const facts = await visitor.get(api.facts.path)
      expect(facts.json.source.status).toBe('stale')
    },
  },
  {
    name: 'node away: who signs in now has what the index last knew',
    async run({ open, accounts }) {
      const { status, json } = await open().signIn(accounts.holder)
      expect(status).toBe(200)
      expect(json).toMatchObject({
        address: accounts.holder.address.toLowerCase(),
        nftCount: 3,
        holdings: { status: 'stale' },
      })
    },
  },
  {
    name: 'node away: the analytics stand, as of then',
    async run({ open }) {
      const path = '/api/analytics/summary?block=2'
      const { status, json } = await open().get(path)
      expect([status, json.holders, json.asOf.status]).toEqual([
        200,
        4,
        'stale',
      ])
    },
  },
  {
    name: 'node away: another key may be a contract’s: not now, nonce unspent',
    async run({ open, accounts }) {
      const visitor = open()
      const fields = await visitor.fieldsFor(accounts.holder.address)
      const message = toMessage(fields)
      for (let attempt = 0; attempt < 2; attempt++) {
        const answer = await visitor.verify(accounts.whale, message)
        expectRefusal(answer, 'cannot_verify_now', { 'retry-after': '2' })
      }
      const own = await visitor.verify(accounts.holder, message)
      expect(own.status).toBe(200)
    },
  },
  {
    name: 'node away: a signature that no key can make may be a contract’s',
    async run({ open, accounts }) {
      const visitor = open()
      const fields = await visitor.fieldsFor(accounts.holder.address)
      const message = toMessage(fields)
      const signature = `0x${'f'.repeat(128)}1b`
      const body = { message, signature }
      const answer = await visitor.post(api.verify.path, body)
      expectRefusal(answer, 'cannot_verify_now', { 'retry-after': '2' })
      const own = await visitor.verify(accounts.holder, message)
      expect(own.status).toBe(200)
    },
  },
]
