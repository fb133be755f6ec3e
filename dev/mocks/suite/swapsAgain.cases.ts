import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { contractOf } from './contracts.ts'
import { cast, sendNext } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { price as fee } from './paying.ts'
import { signedIn } from './signedIn.ts'
import { act, later, memberIn, mineOne, pay, worth } from './swapper.ts'

const { swapHistory, swapInventory, myFees } = surface

/** An NFT that somebody has. */
async function firstOf(club: Club, role: Role) {
  const { address: owner } = club.accounts[role]
  const path = urlOf(swapInventory, { owner })
  return (await club.open().get(path)).json.rows[0].id as string
}

/** For the end of a pair’s life: weeks pass, and NFTs go away. */
export const swapAgainCases: ContractCase[] = [
  {
    name: 'swaps again: all that the vault did, page by page, by whom and which way',
    async run(club) {
      const visitor = club.open()
      const { holder, tokenRich, whale } = club.accounts
      const read = async (asked: object) => {
        const list = await pageByPage(visitor, (cursor) =>
          urlOf(swapHistory, { limit: 1, ...asked, ...(cursor && { cursor }) }),
        )
        const whole = await visitor.get(urlOf(swapHistory, asked))
        expect(list.rows).toEqual(whole.json.rows)
        expect(new Set(list.totals)).toEqual(new Set([list.rows.length]))
        return list.rows.length
      }
      const all = await read({})
      const [deposits, redeems] = [
        await read({ mode: 'deposit' }),
        await read({ mode: 'redeem' }),
      ]
      expect([deposits + redeems, deposits > 0, redeems > 1]).toEqual([
        all,
        true,
        true,
      ])
      const own = await read({ address: holder.address })
      const other = await read({ address: tokenRich.address })
      expect([own + other, other > 0]).toEqual([all, true])
      expect(await read({ address: whale.address })).toBe(0)
      expect(await read({ address: tokenRich.address, mode: 'deposit' })).toBe(
        0,
      )
    },
  },
  {
    name: 'swaps again: what was paid for a swap that nobody asked for is used up',
    async run(club) {
      const who = await memberIn(club)
      const nft = contractOf(club, 'nft')
      const vault = contractOf(club, 'swap')
      await nft.send('holder', 'setApprovalForAll', [vault.address, true])
      const paid = await pay(club)
      await vault.send('holder', 'deposit', [[145n], worth, later])
      await mineOne(club)
      expect((await who.mine()).credits).toEqual([])
      const { id } = await who.ask('deposit', ['146'])
      expectRefusal(await who.report(id, 'fee', paid), 'fee_used')
      expect((await who.tell(id)).state).toBe('open')
      // Named after it was found, it is one’s own.
      const next = await pay(club)
      await mineOne(club)
      expect((await who.tell(id)).state).toBe('paid')
      expect((await who.report(id, 'fee', next)).status).toBe(200)
      const data = vault.encode('deposit', [[146n], worth, later])
      const swapped = await act(club, vault.address, { data })
      await mineOne(club)
      expect(await who.tell(id)).toMatchObject({
        state: 'swapped',
        swapped: { hash: swapped },
      })
      // Neither is taken for another’s.
      const other = await memberIn(club, 'whale')
      const theirs = await other.ask('deposit', [await firstOf(club, 'whale')])
      for (const hash of [paid, next])
        expectRefusal(await other.report(theirs.id, 'fee', hash), 'fee_used')
      await other.cancel(theirs.id)
      expect((await who.mine()).credits).toEqual([])
    },
  },
  {
    name: 'swaps again: what lies with a contract is told as lent by who sent it there',
    async run(club) {
      const who = await memberIn(club)
      const admin = await memberIn(club, 'admin')
      const nft = contractOf(club, 'nft')
      const { token, newcomer } = cast(club)
      const give = (from: Role, to: string, id: bigint, by = from) =>
        nft.send(by, 'transferFrom', [club.accounts[from].address, to, id])
      await give('holder', token, 147n)
      // Its number ends in the same digits.
      await give('admin', token, 3n)
      // Moved by another, it was given by who had it.
      await nft.send('admin', 'approve', [newcomer.address, 4n])
      await give('admin', token, 4n, 'newcomer')
      await give('admin', newcomer.address, 5n)
      await mineOne(club)
      const there = []
      for (const id of [147n, 3n, 4n, 5n])
        there.push(await nft.read('ownerOf', [id]))
      expect(there).toEqual([token, token, token, newcomer.address])
      const refusalOf = async (member: typeof who, ids: string[]) => {
        const { json } = await member.quote('deposit', ids)
        return [json.code, json.details]
      }
      const mover = await memberIn(club, 'newcomer')
      const all = [['147'], ['3'], ['4'], ['5'], ['147', '4'], ['3', '5']]
      for (const member of [who, admin, mover])
        for (const ids of all) await refusalOf(member, ids)
      const [lent] = await refusalOf(who, ['147'])
      expect(lent).not.toBe('swap_not_owner')
      expect(await refusalOf(admin, ['4'])).toEqual([lent, { ids: ['4'] }])
      for (const [member, id] of [
        [admin, '147'],
        [who, '3'],
        [mover, '4'],
        [admin, '5'],
      ] as const)
        expect(await refusalOf(member, [id])).toEqual([
          'swap_not_owner',
          { ids: [id] },
        ])
    },
  },
  {
    name: 'swaps again: what another moves for one is paid by who had it',
    async run(club) {
      const token = contractOf(club, 'token')
      const { holder, whale, admin } = cast(club)
      await token.send('holder', 'approve', [whale.address, fee])
      const sum = fee / 3n
      const data = token.encode('transferFrom', [
        holder.address,
        admin.address,
        sum,
      ])
      club.advance(1)
      const hash = await sendNext(club, 'whale', { to: token.address, data })
      await token.send('holder', 'transfer', [admin.address, 0n])
      await mineOne(club)
      const payer = await signedIn(club)
      expect((await payer.get(myFees.path)).json.credits).toMatchObject([
        { hash, amount: String(sum) },
      ])
      const mover = await signedIn(club, 'whale')
      expect((await mover.get(myFees.path)).json.credits).toEqual([])
    },
  },
  {
    name: 'swaps again: what was given up is a credit for a month, and not longer',
    async run(club) {
      const who = await memberIn(club, 'proposer')
      const one = await firstOf(club, 'proposer')
      const first = await who.ask('deposit', [one])
      const to = cast(club).admin.address
      club.advance(1)
      await sendNext(club, 'proposer', { to, value: 10n ** 18n })
      await mineOne(club)
      expect((await who.tell(first.id)).state).toBe('paid')
      await who.cancel(first.id)
      expect((await who.mine()).credits).toHaveLength(1)
      club.advance(20 * 86_400_000)
      const still = await memberIn(club, 'proposer')
      expect((await still.mine()).credits).toHaveLength(1)
      club.advance(20 * 86_400_000)
      const after = await memberIn(club, 'proposer')
      expect((await after.mine()).credits).toEqual([])
      await after.tell(first.id)
    },
  },
]
