import { encodeToken } from '@narwhal-club/core/chain'
import { surface, urlOf } from '@narwhal-club/core/contract'
import { encodeVault, type SwapMode } from '@narwhal-club/core/swap'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import {
  type Club,
  type ContractCase,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { cast, send, tokens } from './node.ts'
import { signedIn } from './signedIn.ts'

const nowhere = '00000000-0000-4000-8000-0000000000ff'
const price = parseEther('1')
const worth = tokens(50_000_000_000n)
const later = 2n ** 40n
/** What the holder has, by the order of the fixture. */
const mine = ['145', '146', '147']
const inVault = '150'

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

const memberIn = async (club: Club, role: Role = 'holder') => {
  const member = await signedIn(club, role)
  return { member, ...asksOf(club, member, role) }
}

/** Sends as the holder; a block has it then. */
async function act(
  club: Club,
  to: `0x${string}`,
  over: { data?: `0x${string}`; value?: bigint },
): Promise<string> {
  club.advance(1)
  const { result } = await club.rpc('eth_getTransactionCount', [
    club.accounts.holder.address,
    'latest',
  ])
  const sent = { to, nonce: Number(result), gas: 900_000n, ...over }
  return String((await send(club, 'holder', sent)).result)
}
const pay = (club: Club, value = price) =>
  act(club, cast(club).admin.address, { value })
/** A block more, in which nothing is of interest. */
const mineOne = (club: Club) =>
  act(club, cast(club).whale.address, { value: 1n })

/** They move the chain. */
export const swapCases: ContractCase[] = [
  {
    name: 'swap: all that is one’s own wants a session',
    async run({ open }) {
      const visitor = open()
      const one = urlOf(surface.swapIntent, { intent: nowhere })
      expectRefusal(await visitor.get(surface.mySwaps.path), 'not_signed_in')
      expectRefusal(await visitor.get(one), 'not_signed_in')
      expectRefusal(await visitor.ask('DELETE', one), 'not_signed_in')
      for (const path of [
        surface.swapQuote.path,
        surface.createSwapIntent.path,
        `${one}/check`,
        `${one}/step`,
      ])
        expectRefusal(await visitor.post(path, {}), 'not_signed_in')
    },
  },
  {
    name: 'swap: the vault, to anyone',
    async run({ open }) {
      const { json } = await open().get(surface.swapConfig.path)
      expect(json).toMatchObject({
        ratio: 50,
        tokensPerNft: String(worth),
        fee: { amount: String(price), gas: 21_000 },
        limits: { ids: 20, quoteSeconds: 60, creditDays: 30 },
        source: { status: 'fresh' },
        paused: false,
        holds: { nfts: 40, tokens: String(tokens(20_000_000_000_000n)) },
      })
    },
  },
  {
    name: 'swap: what the vault holds, page by page, by number and trait',
    async run({ open }) {
      const visitor = open()
      const at = (query: string) =>
        visitor.get(`${surface.swapInventory.path}?${query}`)
      const first = (await at('limit=30')).json
      expect([first.total, first.rows.length]).toEqual([40, 30])
      const rest = (await at(`limit=30&cursor=${first.next}`)).json
      expect([rest.rows.length, rest.next]).toEqual([10, undefined])
      const ids = [...first.rows, ...rest.rows].map(({ id }) => Number(id))
      expect(ids).toEqual(Array.from({ length: 40 }, (_, id) => id + 148))
      expect((await at('q=15')).json.total).toBe(10)
      expect((await at('q=7')).json).toMatchObject({ total: 0, rows: [] })

      const { json: traits } = await visitor.get(surface.swapTraits.path)
      expect([traits.known, traits.total]).toEqual([40, 40])
      const tusks = traits.rows.filter(
        ({ trait }: { trait: string }) => trait === 'Tusk',
      )
      expect(tusks.length).toBeGreaterThan(1)
      const [one, other] = tusks
      const of = async (query: string) => (await at(query)).json
      const alone = await of(`trait=Tusk:${one.value}`)
      expect(alone.total).toBe(one.count)
      const either = `Tusk:${one.value}|Tusk:${other.value}`
      const both = await of(`trait=${encodeURIComponent(either)}`)
      expect(both.total).toBe(one.count + other.count)
      const none = await of(`trait=Tusk:${one.value}|Mood:None`)
      expect(none.total).toBe(0)
    },
  },
  {
    name: 'swap: what someone holds; who holds nothing; questions that are none',
    async run({ open, accounts }) {
      const visitor = open()
      const at = (query: string) =>
        visitor.get(`${surface.swapInventory.path}?${query}`)
      const held = await at(`owner=${accounts.holder.address}`)
      expect(held.json.rows.map(({ id }: { id: string }) => id)).toEqual(mine)
      const { json } = await at(`owner=0x${'e'.repeat(40)}`)
      expect(json).toMatchObject({ total: 0, rows: [] })
      expectBadQuery(await at('owner=x'), 'owner')
      expectBadQuery(await at('q=x'), 'q')
      expectBadQuery(await at('trait=Tusk'), 'trait')
      expectBadQuery(await at('cursor=AAAA'), 'cursor')
      const history = `${surface.swapHistory.path}?mode=steal`
      expectBadQuery(await visitor.get(history), 'mode')
    },
  },
  {
    name: 'swap: 4.3, what is refused before anything moves',
    async run(club) {
      const { quote } = await memberIn(club)
      const other = club.accounts.whale.address.toLowerCase()
      const many = Array.from({ length: 21 }, (_, id) => String(id + 1))
      for (const [code, mode, ids, more] of [
        ['session_mismatch', 'deposit', mine, { account: other }],
        ['swap_wrong_chain', 'deposit', mine, { chainId: 1 }],
        ['swap_no_ids', 'deposit', [], {}],
        ['swap_too_many_ids', 'deposit', many, {}],
        ['swap_duplicate_ids', 'redeem', [inVault, inVault], {}],
      ] as const)
        expectRefusal(await quote(mode, ids, more), code)
      for (const more of [
        { ids: undefined },
        { count: 1 },
        { mode: 'steal' },
        { ids: ['x'] },
        { ids: ['007'] },
        { chainId: '25' },
      ])
        expectRefusal(await quote('deposit', mine, more), 'invalid_body')

      const refusalOf = async (...args: Parameters<typeof quote>) => {
        const { status, json } = await quote(...args)
        return [status, json.code, json.details]
      }
      expect(await refusalOf('deposit', ['145', '1', '9999'])).toEqual([
        409,
        'swap_not_owner',
        { ids: ['1', '9999'] },
      ])
      expect(await refusalOf('redeem', [inVault, '145'])).toEqual([
        409,
        'swap_not_in_vault',
        { ids: ['145'] },
      ])
      expect(await refusalOf('redeem', [inVault])).toMatchObject([
        409,
        'swap_tokens_short',
        { need: String(worth) },
      ])
      const counted = (mode: SwapMode, count: number) =>
        refusalOf(mode, [], { ids: undefined, count })
      expect(await counted('deposit', 4)).toEqual([
        409,
        'swap_not_owner',
        { have: 3, need: 4 },
      ])
      expect(await counted('redeem', 0)).toContain('swap_no_ids')
      const proposer = await memberIn(club, 'proposer')
      const listed = await proposer.quote('deposit', ['89', '90'])
      expect(listed.json).toMatchObject({
        code: 'swap_id_listed',
        details: { ids: ['90'] },
      })
    },
  },
  {
    name: 'swap: a quote is kept to: as it was given, by whom, for a minute',
    async run(club) {
      const { quote, take } = await memberIn(club)
      const { json } = await quote('deposit', [], { ids: undefined, count: 2 })
      expect(json).toMatchObject({
        terms: { ids: ['145', '146'], tokens: String(2n * worth) },
        byCredit: false,
        listings: 'known',
      })
      const { terms, signature } = json
      const bent = { ...terms, ids: ['145'] }
      expectRefusal(
        await take({ terms: bent, signature }),
        'swap_quote_changed',
      )
      const free = { ...terms, fee: '0' }
      expectRefusal(
        await take({ terms: free, signature }),
        'swap_quote_changed',
      )
      const whale = await memberIn(club, 'whale')
      expectRefusal(await whale.take(json), 'session_mismatch')
      club.advance(60_000)
      expectRefusal(await take(json), 'swap_quote_expired')
    },
  },
  {
    name: 'swap: another’s is as if it were not there',
    async run(club) {
      const owner = await memberIn(club)
      const { id } = await owner.ask('deposit', mine)
      const other = await memberIn(club, 'whale')
      for (const intent of [id, nowhere]) {
        const told = await other.member.get(other.one(intent))
        expectRefusal(told, 'swap_not_found')
        expectRefusal(await other.cancel(intent), 'swap_not_found')
        expectRefusal(await other.check(intent, 'fee'), 'swap_not_found')
        const hash = `0x${'12'.repeat(32)}`
        const named = await other.report(intent, 'fee', hash)
        expectRefusal(named, 'swap_not_found')
      }
      expect((await owner.cancel(id)).json.state).toBe('cancelled')
      expect((await owner.cancel(id)).json.state).toBe('cancelled')
      const named = await owner.report(id, 'fee', `0x${'12'.repeat(32)}`)
      expectRefusal(named, 'swap_closed')
      expectRefusal(await owner.check(id, 'fee'), 'swap_closed')
    },
  },
  {
    name: 'swap: step by step; what is not there yet is not taken for it',
    async run(club) {
      const { swap, nft } = cast(club)
      const {
        ask,
        check,
        report,
        tell,
        member,
        mine: all,
      } = await memberIn(club)
      const intent = await ask('deposit', ['145'])
      const { id } = intent
      expect(intent).toMatchObject({
        state: 'open',
        fee: { state: 'due', amount: String(price) },
        steps: {},
      })
      expectRefusal(await check(id, 'fee'), 'swap_not_approved')
      expectRefusal(await check(id, 'swap'), 'swap_fee_required')
      const other = await check(id, 'fee', { chainId: 1 })
      expectRefusal(other, 'swap_wrong_chain')
      const data = encodeToken.approve(swap, 145n)
      const approved = await act(club, nft, { data })
      await report(id, 'approve', approved)
      expect((await check(id, 'fee')).status).toBe(200)
      expectRefusal(await report(id, 'fee', 'z'.repeat(64)), 'bad_hash')
      expectRefusal(
        await report(id, 'swap', `0x${'34'.repeat(32)}`),
        'swap_fee_required',
      )

      const little = await pay(club, price - 1n)
      const wrong = await report(id, 'fee', little)
      expect(wrong.json.steps.fee).toMatchObject({
        state: 'failed',
        fault: 'swap_fee_wrong_amount',
      })
      const aside = await act(club, cast(club).whale.address, { value: price })
      const elsewhere = await report(id, 'fee', aside)
      expect(elsewhere.json.steps.fee.fault).toBe('fee_wrong_recipient')

      const paid = await pay(club)
      const link = `https://explorer.example/tx/${paid.toUpperCase()}`
      const one = await report(id, 'fee', link)
      expect(one.json).toMatchObject({
        state: 'open',
        fee: { state: 'confirming', hash: paid },
        steps: { fee: { state: 'confirming', hash: paid } },
      })
      expectRefusal(await check(id, 'swap'), 'fee_unconfirmed')
      await mineOne(club)
      expect(await tell(id)).toMatchObject({
        state: 'paid',
        fee: { state: 'paid', byCredit: false },
        steps: { fee: { state: 'done' } },
      })
      expect((await check(id, 'swap')).status).toBe(200)

      const late = encodeVault.swap('deposit', {
        ids: ['145'],
        minOut: worth,
        deadline: 1n,
      })
      const failed = await act(club, swap, { data: late })
      const reverted = await report(id, 'swap', failed)
      expect(reverted.json).toMatchObject({
        state: 'paid',
        steps: { swap: { state: 'failed', fault: 'swap_reverted' } },
      })
      const asked = { ids: ['145'], minOut: worth, deadline: later }
      const again = encodeVault.swap('deposit', asked)
      const swapped = await act(club, swap, { data: again })
      const sent = await report(id, 'swap', swapped)
      expect(sent.json.steps.swap.state).toBe('confirming')
      await mineOne(club)
      expect(await tell(id)).toMatchObject({
        state: 'swapped',
        swapped: { hash: swapped, ids: ['145'], tokens: String(worth) },
        steps: { swap: { state: 'done' } },
      })
      expect((await all()).credits).toEqual([])
      expectRefusal(await check(id, 'swap'), 'swap_closed')

      const address = club.accounts.holder.address
      const path = `${surface.swapHistory.path}?address=${address}`
      const history = await member.get(path)
      expect(history.json).toMatchObject({
        total: 1,
        rows: [{ mode: 'deposit', ids: ['145'], hash: swapped }],
      })
      const csv = await member.get(path.replace('?', '.csv?'))
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(csv.text.split('\r\n')[1]).toContain(`deposit,1,145,${worth}`)
    },
  },
  {
    name: 'swap: given up, the fee is a credit, and pays for the next',
    async run(club) {
      const {
        ask,
        cancel,
        check,
        mine: all,
        quote,
        report,
        tell,
      } = await memberIn(club)
      const first = await ask('deposit', ['146'])
      const paid = await pay(club)
      await mineOne(club)
      expect((await cancel(first.id)).json.state).toBe('cancelled')
      expect((await all()).credits).toMatchObject([
        { hash: paid, amount: String(price) },
      ])
      const quoted = await quote('deposit', ['146'])
      expect(quoted.json.byCredit).toBe(true)
      const second = await ask('deposit', ['146'])
      expect(second).toMatchObject({
        state: 'paid',
        fee: { state: 'paid', hash: paid, byCredit: true },
      })
      // Asked for anew, it comes along.
      const third = await ask('deposit', ['146', '147'])
      expect(third).toMatchObject({ state: 'paid', fee: { byCredit: true } })
      expectRefusal(await report(second.id, 'swap', paid), 'swap_closed')

      // Back again, so that who comes after finds what there was.
      const { swap, token } = cast(club)
      const back = await ask('redeem', ['145'])
      expect(back).toMatchObject({ state: 'paid', minOut: '1' })
      await act(club, token, { data: encodeToken.approve(swap, worth) })
      expect((await check(back.id, 'swap')).status).toBe(200)
      const asked = { ids: ['145'], minOut: 1n, deadline: later }
      const data = encodeVault.swap('redeem', asked)
      await act(club, swap, { data })
      await mineOne(club)
      expect(await tell(back.id)).toMatchObject({
        state: 'swapped',
        fee: { byCredit: true, hash: paid },
        swapped: { ids: ['145'], tokens: String(worth) },
      })
      expect((await all()).credits).toEqual([])
    },
  },
  {
    name: 'swap: R6.3 the primary admin pays nothing',
    async run(club) {
      const { ask, cancel } = await memberIn(club, 'admin')
      const intent = await ask('deposit', ['1'])
      expect(intent).toMatchObject({
        state: 'paid',
        fee: { state: 'exempt', hash: 'admin-exempt', amount: '0' },
      })
      expect((await cancel(intent.id)).json.state).toBe('cancelled')
    },
  },
]
