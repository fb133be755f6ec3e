import { type ApiName, api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type ContractCase,
  expectAnswer,
  expectRefusal,
  forAnyone,
} from './club.ts'

const names = Object.keys(api) as ApiName[]
const allowOf = (name: ApiName) =>
  api[name].method === 'GET' ? 'GET, HEAD' : 'POST'

/** Methods that a call does not take are refused with those that it takes. */
const wrongMethods = names.flatMap((name) =>
  ['DELETE', api[name].method === 'GET' ? 'POST' : 'GET'].map(
    (method): ContractCase => ({
      name: `surface: ${method} is no method of ${api[name].path}`,
      async run({ open }) {
        const answer = await open().ask(method, api[name].path)
        const headers = { allow: allowOf(name) }
        expectRefusal(answer, 'method_not_allowed', headers)
      },
    }),
  ),
)

const nowhere = [
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nope'],
  ['POST', '/api/nope'],
  ['DELETE', '/api/nope'],
  ['GET', '/api/auth'],
  ['GET', '/api/config/'],
  ['GET', '/api/Config'],
  ['GET', '/api//config'],
  ['GET', '/api/auth%2Fme'],
  ['HEAD', '/api/nope'],
].map(
  ([method = '', path = '']): ContractCase => ({
    name: `surface: ${method} ${path} is nothing`,
    async run({ open }) {
      expectRefusal(await open().ask(method, path), 'not_found')
    },
  }),
)

export const surfaceCases: ContractCase[] = [
  ...wrongMethods,
  ...nowhere,
  {
    name: 'surface: OPTIONS opens no door',
    async run({ open }) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      }
      const answer = await open().ask('OPTIONS', api.nonce.path, { headers })
      expectRefusal(answer, 'method_not_allowed', { allow: 'POST' })
      const names = Object.keys(answer.headers)
      expect(names.filter((name) => name.startsWith('access-'))).toEqual([])
    },
  },
  {
    name: 'surface: HEAD answers as GET, without the body',
    async run({ open }) {
      const answer = await open().ask('HEAD', api.config.path)
      expect([answer.status, answer.text]).toEqual([200, ''])
    },
  },
  {
    name: 'surface: HEAD is refused as GET is',
    async run({ open }) {
      const answer = await open().ask('HEAD', api.me.path)
      expectRefusal(answer, 'not_signed_in')
      expect(answer.text).toBe('')
    },
  },
  {
    name: 'surface: a query changes nothing',
    async run({ open }) {
      const answer = await open().get(`${api.primaryWallet.path}?address=0x1`)
      expect(answer.status).toBe(200)
    },
  },
  {
    name: 'surface: every answer has the headers that protect it',
    async run({ open }) {
      const kept = [
        [api.config.path, forAnyone],
        [api.me.path, 'no-store'],
        ['/api/nope', 'no-store'],
      ] as const
      for (const [path, cache] of kept) {
        const { headers } = await open().get(path)
        expect(headers).toMatchObject({
          'content-security-policy':
            expect.stringContaining("default-src 'none'"),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
          'x-frame-options': 'DENY',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': cache,
        })
        expect('etag' in headers).toBe(cache === forAnyone)
      }
    },
  },
  {
    name: 'reads: the configuration',
    async run({ open, accounts }) {
      const { status, json } = await open().get(api.config.path)
      expect(status).toBe(200)
      expect(json).toMatchObject({
        world: 'local',
        chain: { id: 25 },
        adminWallet: accounts.admin.address.toLowerCase(),
        signIn: { statement: 'Sign in to Narwhal Club', path: '/' },
      })
    },
  },
  {
    name: 'reads: the facts, with the newest members and their art',
    async run({ open }) {
      const { json } = await open().get(api.facts.path)
      expect(json.source.status).toBe('fresh')
      expect(json.nft).toEqual({ supply: 187, inVault: 40 })
      expect(json.newest).toHaveLength(6)
      expect(json.newest[0].name).toBe('Narwhal #187')
      expect(json.newest[0].image).toMatch(/^data:image\/svg\+xml;base64,/)
    },
  },
  {
    name: 'reads: the facts are read again after five seconds',
    async run({ open, advance }) {
      const first = await open().get(api.facts.path)
      advance(4_999)
      const same = await open().get(api.facts.path)
      expect(same.json.source.at).toBe(first.json.source.at)
      advance(2)
      const later = await open().get(api.facts.path)
      expect(later.json.source.at).not.toBe(first.json.source.at)
    },
  },
  ...([api.primaryWallet, api.walletAddress] as const).map(
    ({ path }): ContractCase => ({
      name: `reads: ${path} tells anyone where fees go`,
      async run({ open, accounts }) {
        const address = accounts.admin.address.toLowerCase()
        expectAnswer(await open().get(path), { address }, forAnyone)
      },
    }),
  ),
]
