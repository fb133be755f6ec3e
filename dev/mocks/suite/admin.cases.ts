import { api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { signedIn } from './signedIn.ts'

export const adminCases: ContractCase[] = [
  {
    name: 'admin check: an administrator is one, in either case',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.admin
      for (const own of [address, address.toLowerCase()]) {
        const answer = await visitor.post(api.adminCheck.path, { address: own })
        expectAnswer(answer, { isAdmin: true })
      }
    },
  },
  {
    name: 'admin check: a visitor is told nothing',
    async run({ open, accounts }) {
      const { address } = accounts.admin
      const answer = await open().post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
  {
    name: 'admin check: a member is told nothing of others',
    async run(club) {
      const visitor = await signedIn(club)
      for (const { address } of [club.accounts.admin, club.accounts.holder]) {
        const answer = await visitor.post(api.adminCheck.path, { address })
        expectAnswer(answer, { isAdmin: false })
      }
    },
  },
  {
    name: 'admin check: nor is an administrator',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.holder
      const answer = await visitor.post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
  {
    name: 'overview: wants a session',
    async run({ open }) {
      const answer = await open().get(api.adminOverview.path)
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'overview: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const answer = await visitor.get(api.adminOverview.path)
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'overview: counts what lives',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      await visitor.post(api.nonce.path)
      const { status, json } = await visitor.get(api.adminOverview.path)
      expect(status).toBe(200)
      expect(json.counts).toEqual({
        sessions: expect.any(Number),
        nonces: expect.any(Number),
        members: 4,
      })
      expect(json.index).toMatchObject({ status: 'fresh', lag: 0 })
    },
  },
  {
    name: 'revoke: wants a session, before it looks at the body',
    async run({ open }) {
      const answer = await open().post(api.revokeSessions.path, { a: 1 })
      expectRefusal(answer, 'not_signed_in')
    },
  },
  {
    name: 'revoke: is for administrators',
    async run(club) {
      const visitor = await signedIn(club)
      const { address } = club.accounts.holder
      const answer = await visitor.post(api.revokeSessions.path, { address })
      expectRefusal(answer, 'not_admin')
    },
  },
  {
    name: 'revoke: an address is an address',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      for (const body of [{}, { address: '0x' }, { address: 1 }]) {
        const answer = await visitor.post(api.revokeSessions.path, body)
        expectRefusal(answer, 'invalid_body')
      }
    },
  },
  {
    name: 'revoke: ends the sessions of an address, and says how many',
    async run(club) {
      const { address } = club.accounts.whale
      const boss = await signedIn(club, 'admin')
      const revoke = () => boss.post(api.revokeSessions.path, { address })
      await revoke()
      const [one, two] = [
        await signedIn(club, 'whale'),
        await signedIn(club, 'whale'),
      ]
      expectAnswer(await revoke(), { ended: 2 })
      for (const visitor of [one, two])
        expectRefusal(await visitor.get(api.me.path), 'not_signed_in')
      expect((await boss.get(api.me.path)).status).toBe(200)
      expectAnswer(await revoke(), { ended: 0 })
    },
  },
]
