import { setTimeout as delay } from 'node:timers/promises'
import { encodeToken } from '@narwhal-club/core/chain'
import type { SwapIntent } from '@narwhal-club/core/contract'
import { encodeVault } from '@narwhal-club/core/swap'
import { numberToHex } from 'viem'
import { Browser } from '../../../server/testing/browser.ts'
import type { Answer } from '../../../server/testing/request.ts'
import { fee, worth } from './onChain.ts'
import type { Pair } from './pairs.ts'
import type { Run } from './run.ts'

const gas = numberToHex(2_000_000)
const end = 2n ** 40n

/** Asks until the server is there to answer. @throws where it is not in time. */
async function answered(ask: () => Promise<Answer>, until: number) {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500) return answer
    if (performance.now() > until) throw new Error('the server does not answer')
    await delay(50)
  }
}

/** Someone else pays a fee. @returns its hash. */
async function feeOfAnother({ world }: Run) {
  const { rpc, accounts } = world.chain
  const value = numberToHex(fee)
  const from = accounts.whale.address
  const to = accounts.admin.address
  return rpc.call<string>('eth_sendTransaction', [{ from, to, value }])
}

/**
 * A page of someone's own, which leaves the fee out: it asks for a swap, perhaps
 * names a payment that is another's, and calls the vault by hand. The chain makes
 * such a swap; here it must count for nothing.
 *
 * @throws where that is not said in time.
 */
export async function swapByHand(run: Run, pair: Pair, within: number) {
  const { world, account, mode, count, assets, purse, note } = run
  const { chain, club } = world
  const { nft, token, swap: vault } = chain.addresses
  const until = performance.now() + within
  const browser = new Browser(club.urls[0] as string)
  const post = (path: string, body: unknown) =>
    answered(() => browser.post(path, body), until)

  const { status } = await answered(() => browser.signIn(account), until)
  if (status !== 200) throw new Error(`not signed in: ${status}`)
  const ids = await assets.ids(mode === 'deposit' ? 'person' : 'vault', count)
  const asked = { mode, account: account.address.toLowerCase(), chainId: 25 }
  const { json: quote } = await post('/api/swap/quote', { ...asked, ids })
  const { terms, signature } = quote
  const { json } = await post('/api/swap/intents', { terms, signature })
  const { id } = json as SwapIntent
  const step = (name: 'fee' | 'swap', hash: string) =>
    post(`/api/swap/intents/${id}/step`, { step: name, hash })

  const amount = worth * BigInt(count)
  await purse.byHand(
    mode === 'deposit'
      ? { to: nft, data: encodeVault.setApprovalForAll(vault, true), gas }
      : { to: token, data: encodeToken.approve(vault, amount), gas },
  )
  if (pair.skips === 'names another') {
    const said = await step('fee', await feeOfAnother(run))
    note(`named another's payment: ${said.status}`)
  }
  const call = { ids, minOut: 0n, deadline: end }
  const data = encodeVault.swap(mode, call)
  const { hash } = await purse.byHand({ to: vault, data, gas })
  note('vault called by hand')
  for (;;) {
    await step('swap', hash)
    const told = await answered(
      () => browser.get(`/api/swap/intents/${id}`),
      until,
    )
    const { state } = told.json as SwapIntent
    if (state === 'unpaid') return
    if (state === 'swapped' || performance.now() > until)
      throw new Error(`it paid no fee, and is ${state}`)
    await delay(100)
  }
}
