import { api, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { toMessage } from '../../../server/testing/browser.ts'
import { type ContractCase, expectRefusal } from './club.ts'

/** What both sides are limited to, in `limits.cases` alone. */
export const tightLimits = {
  nonce: 4,
  verify: 3,
  write: 2,
  draft: 3,
  comment: 2,
  noncesPerBrowser: 2,
  noncesPerSource: 3,
} as const

const minute = 60_000
const wait = { 'retry-after': '60' }

/** On a pair of its own, with tight limits. Each begins a new minute. */
export const limitCases: ContractCase[] = [
  {
    name: 'limits: nonces by source, until the minute is over',
    async run({ open, advance }) {
      for (let hit = 0; hit < tightLimits.nonce; hit++)
        expect((await open().post(api.nonce.path)).status).toBe(200)
      expectRefusal(await open().post(api.nonce.path), 'rate_limited', wait)
      for (const [pause, left] of [
        [30_500, '30'],
        [29_000, '1'],
      ] as const) {
        advance(pause)
        const headers = { 'retry-after': left }
        const answer = await open().post(api.nonce.path)
        expectRefusal(answer, 'rate_limited', headers)
      }
      advance(500)
      expect((await open().post(api.nonce.path)).status).toBe(200)
      advance(minute)
    },
  },
  {
    name: 'limits: what is not read does not count, what makes no sense does',
    async run({ open, advance }) {
      const visitor = open()
      for (let hit = 0; hit < 9; hit++)
        await visitor.ask('POST', api.nonce.path, { body: '{' })
      for (let hit = 0; hit < tightLimits.nonce; hit++)
        expectRefusal(
          await visitor.post(api.nonce.path, { a: 1 }),
          'invalid_body',
        )
      expectRefusal(await visitor.post(api.nonce.path), 'rate_limited', wait)
      advance(minute)
    },
  },
  {
    name: 'limits: verifying by source',
    async run({ open, accounts, advance }) {
      for (let hit = 0; hit < tightLimits.verify; hit++)
        await open().verify(accounts.holder, 'hello')
      const answer = await open().verify(accounts.holder, 'hello')
      expectRefusal(answer, 'rate_limited', wait)
      advance(minute)
    },
  },
  {
    name: 'limits: writes by member',
    async run({ open, accounts, advance }) {
      const boss = open()
      await boss.signIn(accounts.admin)
      await boss.elevate(accounts.admin)
      const { address } = accounts.whale
      const { path } = surface.revokeSessions
      const reason = 'A phone was lost.'
      const revoke = () => boss.post(path, { address, reason })
      for (let hit = 0; hit < tightLimits.write; hit++)
        expect((await revoke()).status).toBe(200)
      expectRefusal(await revoke(), 'rate_limited', wait)
      expect((await open().post(api.logout.path)).status).toBe(200)
      advance(minute)
    },
  },
  {
    name: 'limits: comments by member, apart from other writes',
    async run({ open, accounts, advance }) {
      const author = open()
      await author.signIn(accounts.holder)
      const proposal = 'e0000000-0000-4000-8000-000000000003'
      const path = urlOf(surface.createComment, { proposal })
      const say = (place: number) =>
        author.post(path, {
          id: `c2000000-0000-4000-8000-00000000000${place}`,
          text: 'A reef.',
        })
      for (let hit = 0; hit < tightLimits.comment; hit++)
        expect((await say(hit)).status).toBe(200)
      expectRefusal(await say(9), 'rate_limited', wait)
      advance(minute)
      expect((await say(9)).status).toBe(200)
      advance(minute)
    },
  },
  {
    name: 'limits: the oldest nonce of a browser makes room',
    async run({ open, accounts, advance }) {
      const visitor = open()
      const { holder } = accounts
      const messages: string[] = []
      for (let count = 0; count <= tightLimits.noncesPerBrowser; count++)
        messages.push(toMessage(await visitor.fieldsFor(holder.address)))
      const [first = '', ...rest] = messages
      const answer = await visitor.verify(holder, first)
      expectRefusal(answer, 'sign_in_refused')
      expect((await visitor.verify(holder, rest[0] ?? '')).status).toBe(200)
      advance(minute)
    },
  },
  {
    name: 'limits: the oldest nonce of a source makes room',
    async run({ open, accounts, advance }) {
      const { holder } = accounts
      const first = open()
      const fields = await first.fieldsFor(holder.address)
      for (let count = 0; count < tightLimits.noncesPerSource; count++)
        await open().post(api.nonce.path)
      const answer = await first.verify(holder, toMessage(fields))
      expectRefusal(answer, 'sign_in_refused')
      advance(minute)
    },
  },
]

/** For the pair that takes few requests altogether. */
export const fewReads = 5

/** Requests of any kind by source: counted where there is such a call. */
export const readLimitCases: ContractCase[] = [
  {
    name: 'limits: requests by source, before anything is looked at',
    async run({ open, send, advance }) {
      await open().get('/api/nope')
      await open().ask('DELETE', api.config.path)
      for (let hit = 0; hit < fewReads; hit++)
        expect((await open().get(api.config.path)).status).toBe(200)
      for (const { method, path } of [api.config, api.me, api.nonce])
        expectRefusal(await send({ method, path }), 'rate_limited', wait)
      expectRefusal(await open().get('/api/nope'), 'not_found')
      advance(minute - 1)
      const last = { 'retry-after': '1' }
      const config = await send({ method: 'GET', path: api.config.path })
      expectRefusal(config, 'rate_limited', last)
      advance(1)
      expect((await open().get(api.config.path)).status).toBe(200)
    },
  },
]
