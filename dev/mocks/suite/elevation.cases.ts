import { administrationApi, api } from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { getAddress } from 'viem'
import { expect } from 'vitest'
import { toMessage } from '../../../server/testing/browser.ts'
import { type ContractCase, expectRefusal } from './club.ts'
import { elevated, signedIn } from './signedIn.ts'
import type { Bend } from './visitor.ts'

const { elevate, revokeSessions } = administrationApi
const minute = 60_000
const reason = 'The phone was stolen.'

/** Messages that are no administrator's, word by word. */
const bent: [string, Bend][] = [
  ['a sign-in', () => ({ statement: words.signInStatement })],
  ['of another site', () => ({ domain: 'evil.example' })],
  ['for another site', () => ({ uri: 'https://evil.example' })],
  ['of another chain', () => ({ chainId: '1' })],
  ['of someone else', () => ({ address: getAddress(`0x${'b'.repeat(40)}`) })],
  ['of no nonce of ours', () => ({ nonce: 'a'.repeat(32) })],
  [
    'of a while ago',
    ({ issuedAt }) => ({
      issuedAt: new Date(Date.parse(issuedAt) - 11 * minute).toISOString(),
    }),
  ],
]

const bentCases = bent.map(
  ([what, bend]): ContractCase => ({
    name: `elevation: none by a message ${what} (B7.3)`,
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const answer = await boss.elevate(club.accounts.admin, bend)
      expectRefusal(answer, 'elevation_refused')
      const body = { address: club.accounts.whale.address, reason }
      const acted = await boss.post(revokeSessions.path, body)
      expectRefusal(acted, 'fresh_signature_needed')
    },
  }),
)

/** Before those of administration: who signs there does so as here. */
export const elevationCases: ContractCase[] = [
  {
    name: 'elevation: says until when',
    async run(club) {
      const boss = await signedIn(club, 'admin')
      const answer = await boss.elevate(club.accounts.admin)
      const now = Date.parse(String(answer.headers.date))
      expect(answer.status).toBe(200)
      const until = Date.parse(answer.json.until)
      expect(Math.abs(until - now - 10 * minute)).toBeLessThan(2_000)
    },
  },
  {
    name: 'elevation: is for administrators',
    async run(club) {
      const { accounts, open } = club
      const visitor = await open().elevate(accounts.admin)
      expectRefusal(visitor, 'not_signed_in')
      const holder = await signedIn(club)
      expectRefusal(await holder.elevate(accounts.holder), 'not_admin')
    },
  },
  {
    name: 'elevation: a message of its own signs nobody in',
    async run({ open, accounts }) {
      const { statement } = administering
      const answer = await open().signIn(accounts.admin, () => ({ statement }))
      expectRefusal(answer, 'sign_in_refused')
    },
  },
  {
    name: 'elevation: once for each nonce, also of the nonce of a sign-in',
    async run(club) {
      const { admin } = club.accounts
      const boss = await signedIn(club, 'admin')
      const { statement } = administering
      const fields = await boss.fieldsFor(admin.address)
      const message = toMessage({ ...fields, statement })
      const signature = await admin.signMessage({ message })
      const say = () => boss.post(elevate.path, { message, signature })
      expect((await say()).status).toBe(200)
      expectRefusal(await say(), 'elevation_refused')
      // The nonce is spent for a sign-in, too.
      const again = await boss.verify(admin, toMessage(fields))
      expectRefusal(again, 'sign_in_refused')
    },
  },
  {
    name: 'elevation: ends with its session',
    async run(club) {
      const boss = await elevated(club)
      await boss.post(api.logout.path)
      await boss.signIn(club.accounts.admin)
      const body = { address: club.accounts.whale.address, reason }
      const answer = await boss.post(revokeSessions.path, body)
      expectRefusal(answer, 'fresh_signature_needed')
    },
  },
  ...bentCases,
]
