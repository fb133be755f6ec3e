import { encodeToken } from '@narwhal-club/core/chain'
import { surface } from '@narwhal-club/core/contract'
import { encodeVault } from '@narwhal-club/core/swap'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { cast } from './node.ts'
import { act, later, memberIn, mineOne, pay, price, worth } from './swapper.ts'

/** Step by step: they move the chain. */
export const swapStepsCases: ContractCase[] = [
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
