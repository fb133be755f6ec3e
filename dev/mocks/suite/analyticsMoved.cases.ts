import { surface } from '@narwhal-club/core/contract'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import { ask } from './analyticsTables.cases.ts'
import type { Club, ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { cast, sendNext } from './node.ts'
import { pageByPage } from './pageByPage.ts'
import { price as tokenFee } from './paying.ts'
import { signedIn } from './signedIn.ts'
import { price as coinFee, later, worth } from './swapper.ts'

const area = '/api/analytics'

/** Reads all of a list, page by page. */
const turn = async (club: Club, path: string, list = 'rows') => {
  const pathOf = (cursor?: string) =>
    cursor === undefined ? path : `${path}&cursor=${cursor}`
  return (await pageByPage(club.open(), pathOf, list)).rows
}

/** What wallets have moved is in the numbers of who asks then. */
export const analyticsMovedCases: ContractCase[] = [
  {
    name: 'analytics: what is swapped and handed on is held by others then',
    async run(club) {
      const vault = contractOf(club, 'swap')
      const nft = contractOf(club, 'nft')
      const token = contractOf(club, 'token')
      const { whale, newcomer } = cast(club)
      await nft.send('whale', 'setApprovalForAll', [vault.address, true])
      await vault.send('whale', 'deposit', [[52n, 50n, 51n], 0n, later])
      await token.send('tokenRich', 'approve', [vault.address, 2n * worth])
      await vault.send('tokenRich', 'redeem', [[170n, 169n], 2n, later])
      await token.send('whale', 'approve', [newcomer.address, 12n])
      const moved = [whale.address, newcomer.address, 12n]
      await token.send('newcomer', 'transferFrom', moved)
      await nft.send('whale', 'transferFrom', [
        whale.address,
        newcomer.address,
        60n,
      ])
      await nft.send('whale', 'transferFrom', [
        whale.address,
        whale.address,
        61n,
      ])
      for (const exclude of ['contracts', 'none']) {
        const query = `?exclude=${exclude}`
        await turn(club, `${area}/holders${query}&limit=2`)
        for (const path of ['token', 'distribution', 'concentration'])
          await ask(club, `${area}/${path}${query}`)
        await ask(club, `${area}/token.csv${query}`)
        await ask(club, `${area}/token.csv${query}&block=2`)
      }
    },
  },
  {
    name: 'analytics: what happened to a wallet, the newest first, page by page',
    async run(club) {
      const { whale, newcomer, holder } = cast(club)
      const { tokenRich } = club.accounts
      for (const { address } of [whale, newcomer, holder, tokenRich])
        for (const limit of [1, 5]) {
          const path = `${area}/wallet/${address}?limit=${limit}`
          const all = `${area}/wallet/${address}?limit=100`
          const { json } = await ask(club, all)
          expect(await turn(club, path, 'timeline')).toEqual(json.timeline)
        }
    },
  },
  {
    name: 'analytics: a fee is what is exactly one, and reaches the treasury',
    async run(club) {
      const { admin, whale, newcomer, token: at } = cast(club)
      const token = contractOf(club, 'token')
      const treasury = admin.address
      // What is paid is settled by a job there, and when someone asks here.
      const other = await signedIn(club, 'holder')
      const settle = () => other.get(surface.myFees.path)
      await settle()
      for (const [to, value] of [
        [treasury, coinFee],
        [treasury, coinFee + 1n],
        [newcomer.address, coinFee],
      ] as const)
        await sendNext(club, 'whale', { to, value })
      await token.send('whale', 'transfer', [treasury, tokenFee])
      await token.send('whale', 'transfer', [treasury, tokenFee - 1n])
      await token.send('whale', 'transfer', [newcomer.address, tokenFee])
      // Moved by another: it is the owner who has paid.
      await token.send('whale', 'approve', [newcomer.address, tokenFee])
      const taken = [whale.address, treasury, tokenFee]
      await token.send('newcomer', 'transferFrom', taken)
      await token.send('newcomer', 'approve', [treasury, tokenFee])
      // With too little gas it pays nothing.
      const data = token.encode('transfer', [treasury, tokenFee])
      await sendNext(club, 'whale', { to: at, data, gas: 25_000n })
      await sendNext(club, 'whale', { to: treasury, value: parseEther('2') })
      await settle()
      const { json } = await ask(club, `${area}/fees?limit=100`)
      expect(json.totals).toMatchObject({ croPayments: 1, tokenPayments: 2 })
      expect(await turn(club, `${area}/fees?limit=1`)).toEqual(json.rows)
    },
  },
]
