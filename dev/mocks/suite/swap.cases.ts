import { surface, urlOf } from '@narwhal-club/core/contract'
import type { SwapMode } from '@narwhal-club/core/swap'
import { expect } from 'vitest'
import { type ContractCase, expectBadQuery, expectRefusal } from './club.ts'
import { tokens } from './node.ts'
import { inVault, memberIn, mine, nowhere, price, worth } from './swapper.ts'

/** What is read, and what is refused before anything moves. */
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
    name: 'swap: S4.3.3 and others, what is refused before anything moves',
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
    name: 'swap: S4.3.10 a quote is kept to: as it was given, by whom, for a minute',
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
]
