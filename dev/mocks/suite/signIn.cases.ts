import { api } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { toMessage } from '../../../server/testing/browser.ts'
import { addressesOf } from '../../world/deploy.ts'
import { holdings } from '../../world/seed/holdings.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import type { Bend, Visitor } from './visitor.ts'

const minute = 60_000

/** An instant so many seconds after the message was written. */
const after = (seconds: number, issuedAt: string) =>
  new Date(Date.parse(issuedAt) + seconds * 1_000).toISOString()

const accepted: [string, Bend][] = [
  ['all as it should be', () => ({})],
  ['the origin with the login path', ({ uri }) => ({ uri: `${uri}/` })],
  [
    'an end that is to come',
    ({ issuedAt }) => ({ rest: [`Expiration Time: ${after(60, issuedAt)}`] }),
  ],
  [
    'a start that is past',
    ({ issuedAt }) => ({ rest: [`Not Before: ${after(-60, issuedAt)}`] }),
  ],
  [
    'Issued At nine minutes old',
    ({ issuedAt }) => ({ issuedAt: after(-540, issuedAt) }),
  ],
  [
    'Issued At half a minute ahead',
    ({ issuedAt }) => ({ issuedAt: after(30, issuedAt) }),
  ],
]

const refused: [string, Bend][] = [
  ['another domain', () => ({ domain: 'evil.example' })],
  ['a domain that ends like ours', ({ domain }) => ({ domain: `x${domain}` })],
  ['another URI', () => ({ uri: 'https://evil.example' })],
  ['a URI with a path of its own', ({ uri }) => ({ uri: `${uri}/clubs` })],
  ['version 2', () => ({ version: '2' })],
  ['chain 1', () => ({ chainId: '1' })],
  ['chain 025', () => ({ chainId: '025' })],
  ['another statement', () => ({ statement: 'I accept everything' })],
  [
    'an address in lower case',
    ({ address }) => ({ address: address.toLowerCase() }),
  ],
  ['a nonce of its own', () => ({ nonce: 'a'.repeat(32) })],
  [
    'Issued At eleven minutes old',
    ({ issuedAt }) => ({ issuedAt: after(-660, issuedAt) }),
  ],
  [
    'Issued At two minutes ahead',
    ({ issuedAt }) => ({ issuedAt: after(120, issuedAt) }),
  ],
  ['an unparsable Issued At', () => ({ issuedAt: 'today' })],
  [
    'an end that is past',
    ({ issuedAt }) => ({ rest: [`Expiration Time: ${after(-1, issuedAt)}`] }),
  ],
  [
    'a start to come',
    ({ issuedAt }) => ({ rest: [`Not Before: ${after(60, issuedAt)}`] }),
  ],
  ['a request id', () => ({ rest: ['Request ID: 1'] })],
  ['resources', () => ({ rest: ['Resources:', '- https://club.example'] })],
  ['a line after the last', () => ({ rest: [''] })],
]

const withV = (v: string) => (signature: string) => signature.slice(0, -2) + v

const signatures: [string, (signature: string) => string][] = [
  ['v of 2', withV('02')],
  ['v of 29', withV('1d')],
  [
    'v of the other parity',
    (signature) => withV(signature.endsWith('1b') ? '1c' : '1b')(signature),
  ],
  [
    'v of the other parity, as 0 or 1',
    (signature) => withV(signature.endsWith('1b') ? '01' : '00')(signature),
  ],
  ['r of zero', (signature) => `0x${'0'.repeat(64)}${signature.slice(66)}`],
  ['all ones', () => `0x${'f'.repeat(128)}1b`],
]

/** A message of this browser, with a fresh nonce. */
const write = async (visitor: Visitor, { accounts }: Club) =>
  toMessage(await visitor.fieldsFor(accounts.holder.address))

export const signInCases: ContractCase[] = [
  {
    name: 'nonce: a new one each time, with the cookie that binds it',
    async run({ open }) {
      const visitor = open()
      const first = await visitor.post(api.nonce.path)
      const second = await visitor.post(api.nonce.path)
      expect(first.json).toEqual({ nonce: expect.stringMatching(/^\w{32}$/) })
      expect(second.json.nonce).not.toBe(first.json.nonce)
      const shape =
        /^club_pre=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/
      expect(first.cookies).toEqual([expect.stringMatching(shape)])
      expect(second.cookies).toEqual(first.cookies)
    },
  },
  {
    name: 'nonce: a cookie that is none of ours is replaced',
    async run({ open }) {
      const visitor = open()
      visitor.cookies.set('club_pre', 'mine')
      await visitor.post(api.nonce.path)
      expect(visitor.cookies.get('club_pre')).toHaveLength(43)
    },
  },
  ...accepted.map(
    ([what, bend]): ContractCase => ({
      name: `sign-in: ${what} signs in`,
      async run({ open, accounts }) {
        const answer = await open().signIn(accounts.holder, bend)
        expect(answer.status).toBe(200)
        expect(answer.json).toMatchObject({
          address: accounts.holder.address.toLowerCase(),
          nftCount: holdings.holder.nfts,
          votingPower: holdings.holder.nfts,
          holdings: { status: 'fresh' },
        })
        const shape =
          /^club_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/
        expect(answer.cookies).toEqual([expect.stringMatching(shape)])
      },
    }),
  ),
  ...refused.map(
    ([what, bend]): ContractCase => ({
      name: `sign-in: ${what} is refused, and the nonce is gone`,
      async run({ open, accounts }) {
        const visitor = open()
        const fields = await visitor.fieldsFor(accounts.holder.address)
        const bent = toMessage({ ...fields, ...bend(fields) })
        const first = await visitor.verify(accounts.holder, bent)
        expectRefusal(first, 'sign_in_refused')
        if (!bent.includes(fields.nonce)) return
        const right = toMessage(fields)
        const second = await visitor.verify(accounts.holder, right)
        expectRefusal(second, 'sign_in_refused')
      },
    }),
  ),
  ...signatures.map(
    ([what, bend]): ContractCase => ({
      name: `sign-in: a signature with ${what} is refused`,
      async run(club) {
        const visitor = club.open()
        const message = await write(visitor, club)
        const made = await club.accounts.holder.signMessage({ message })
        const body = { message, signature: bend(made) }
        const answer = await visitor.post(api.verify.path, body)
        expectRefusal(answer, 'sign_in_refused')
      },
    }),
  ),
  {
    name: 'sign-in: a recovery byte of 0 or 1 is read as 27 or 28',
    async run(club) {
      const visitor = club.open()
      const message = await write(visitor, club)
      const made = await club.accounts.holder.signMessage({ message })
      const signature = withV(made.endsWith('1b') ? '00' : '01')(made)
      const body = { message, signature }
      const answer = await visitor.post(api.verify.path, body)
      expect(answer.status).toBe(200)
    },
  },
  {
    name: 'sign-in: the signature of another account is refused',
    async run(club) {
      const visitor = club.open()
      const message = await write(visitor, club)
      const answer = await visitor.verify(club.accounts.whale, message)
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: a contract that is no wallet signs nobody in',
    async run({ open, accounts }) {
      const visitor = open()
      const { swap } = addressesOf(accounts.admin.address)
      const message = toMessage(await visitor.fieldsFor(swap))
      const answer = await visitor.verify(accounts.holder, message)
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: without a nonce of this browser',
    async run({ open, accounts }) {
      const visitor = open()
      const fields = await open().fieldsFor(accounts.holder.address)
      const answer = await visitor.verify(accounts.holder, toMessage(fields))
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: a nonce is good once',
    async run(club) {
      const visitor = club.open()
      const message = await write(visitor, club)
      const { holder } = club.accounts
      expect((await visitor.verify(holder, message)).status).toBe(200)
      const again = await visitor.verify(holder, message)
      expectRefusal(again, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: a nonce is good in the browser it was given to',
    async run(club) {
      const [visitor, other] = [club.open(), club.open()]
      const { holder } = club.accounts
      const message = await write(visitor, club)
      await other.post(api.nonce.path)
      const stolen = await other.verify(holder, message)
      expectRefusal(stolen, 'sign_in_refused')
      expect((await visitor.verify(holder, message)).status).toBe(200)
    },
  },
  {
    name: 'sign-in: a nonce lives for five minutes',
    async run(club) {
      const visitor = club.open()
      const { holder } = club.accounts
      const early = await write(visitor, club)
      const late = await write(visitor, club)
      club.advance(5 * minute - 1)
      expect((await visitor.verify(holder, early)).status).toBe(200)
      club.advance(1)
      const answer = await visitor.verify(holder, late)
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: a text that is no sign-in message',
    async run({ open, accounts }) {
      const answer = await open().verify(accounts.holder, 'hello')
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'sign-in: somebody who holds nothing is a member as well',
    async run({ open, accounts }) {
      const { json } = await open().signIn(accounts.newcomer)
      expect(json).toMatchObject({ nftCount: 0, votingPower: 0 })
    },
  },
]
