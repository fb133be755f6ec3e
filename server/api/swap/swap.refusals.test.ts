import { encodeToken } from '@narwhal-club/core/chain'
import { encodeVault } from '@narwhal-club/core/swap'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubNftAbi } from '../../../dev/contracts/generated/ClubNft.gen.ts'
import {
  fee,
  type SwapOnChain,
  startSwapOnChain,
  worth,
} from '../../../dev/faults/swaps/onChain.ts'
import { createVaultHand } from '../../../dev/testing/vault.ts'

type Person = Awaited<ReturnType<SwapOnChain['enter']>>

let world: SwapOnChain
let hand: ReturnType<typeof createVaultHand>
let whale: Person
let rich: Person
let mine: string[]
let theirs: string[]

beforeAll(async () => {
  world = await startSwapOnChain()
  const { chain, treasury } = world
  hand = createVaultHand(chain.rpc, chain.addresses, treasury)
  await world.settled()
  whale = await world.enter(chain.accounts.whale)
  rich = await world.enter(chain.accounts.tokenRich)
  mine = await world.held(whale.address, 4)
  theirs = await world.held(world.vault, 4)
}, 60_000)
afterAll(() => world.close())

const codeOf = async (asked: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await asked
  const { code, details } = json as { code: string; details?: object }
  return details ? [status, code, details] : [status, code]
}
const one = (list: string[]) => list.slice(0, 1)

describe('error: behaviour 4.3, each before money moves', () => {
  test('S4.3.1 wrong chain', async () => {
    expect(
      await codeOf(whale.quote('deposit', one(mine), { chainId: 338 })),
    ).toEqual([409, 'swap_wrong_chain'])
    const intent = await whale.ask('deposit', one(mine))
    expect(
      await codeOf(whale.check(intent.id, 'fee', { chainId: 338 })),
    ).toEqual([409, 'swap_wrong_chain'])
  })

  test('S4.3.13 session ≠ wallet', async () => {
    const account = rich.address
    expect(
      await codeOf(whale.quote('deposit', one(mine), { account })),
    ).toEqual(expect.arrayContaining([403, 'session_mismatch']))
    const intent = await whale.ask('deposit', one(mine))
    expect(await codeOf(whale.check(intent.id, 'fee', { account }))).toEqual(
      expect.arrayContaining([403, 'session_mismatch']),
    )
    const quote = (await whale.quote('deposit', one(mine))).json
    expect(await codeOf(rich.take(quote))).toEqual(
      expect.arrayContaining([403, 'session_mismatch']),
    )
  })

  test('S4.3.2 id not owned, or of nobody', async () => {
    const ids = [...one(mine), ...one(theirs), '99999']
    expect(await codeOf(whale.quote('deposit', ids))).toEqual([
      409,
      'swap_not_owner',
      { ids: ids.slice(1) },
    ])
  })

  test('S4.3.4 id in escrow elsewhere', async () => {
    const id = mine[3] as string
    const data = encodeFunctionData({
      abi: clubNftAbi,
      functionName: 'transferFrom',
      // A contract that is no vault of ours.
      args: [whale.address, world.token, BigInt(id)],
    })
    await world.send(whale.address, world.nft, data)
    await world.settled()
    expect(await codeOf(whale.quote('deposit', [id]))).toEqual([
      409,
      'swap_id_escrowed',
      { ids: [id] },
    ])
  })

  test('S4.3.8 more than 20, none, one twice', async () => {
    const many = Array.from({ length: 21 }, (_, id) => String(id + 1))
    for (const [ids, code] of [
      [many, 'swap_too_many_ids'],
      [[], 'swap_no_ids'],
      [[...one(mine), ...one(mine)], 'swap_duplicate_ids'],
    ] as const)
      expect(await codeOf(whale.quote('deposit', ids))).toEqual(
        expect.arrayContaining([400, code]),
      )
  })

  test('S4.3.7 paused: at the quote, and between the steps', async () => {
    const intent = await whale.ask('deposit', one(mine))
    await hand.pause()
    try {
      expect(await codeOf(whale.quote('deposit', one(mine)))).toEqual(
        expect.arrayContaining([409, 'swap_paused']),
      )
      expect(await codeOf(whale.check(intent.id, 'fee'))).toEqual(
        expect.arrayContaining([409, 'swap_paused']),
      )
      const config = await whale.browser.get('/api/swap/config')
      expect(typeof config.json.paused).toBe('boolean')
    } finally {
      await hand.unpause()
    }
  })

  test('S4.3.6 the vault is short of ids: sold meanwhile', async () => {
    const ids = theirs.slice(0, 2)
    await rich.approve(2)
    const intent = await rich.ask('redeem', ids)
    expect((await rich.check(intent.id, 'fee')).status).toBe(200)
    await hand.sell(ids[1] as string)
    const sold = [409, 'swap_not_in_vault', { ids: [ids[1]] }]
    expect(await codeOf(rich.check(intent.id, 'fee'))).toEqual(sold)
    expect(await codeOf(rich.quote('redeem', ids))).toEqual(sold)
  })

  test('S4.3.6 the vault is short of NFTs to choose of', async () => {
    const held = await world.held(world.vault, 39)
    for (const id of held.slice(0, 30)) await hand.sell(id)
    await world.settled()
    expect(
      await codeOf(rich.quote('redeem', [], { ids: undefined, count: 15 })),
    ).toEqual([409, 'swap_vault_short_nfts', { have: 9, need: 15 }])
  }, 60_000)

  test('the wallet is short of tokens', async () => {
    const holder = await world.enter(world.chain.accounts.holder)
    const ids = (await world.held(world.vault, 1)).slice(0, 1)
    expect(await codeOf(holder.quote('redeem', ids))).toMatchObject([
      409,
      'swap_tokens_short',
      { need: String(worth) },
    ])
  })

  test('the wallet is short of CRO for fee and gas', async () => {
    const ids = (await world.held(world.vault, 1)).slice(0, 1)
    await hand.setCoins(rich.address, fee)
    const [status, code, details] = await codeOf(rich.quote('redeem', ids))
    expect([status, code]).toEqual([409, 'swap_coins_short'])
    const { have, need } = details as { have: string; need: string }
    expect(have).toBe(String(fee))
    expect(BigInt(need)).toBeGreaterThan(fee)
    await hand.setCoins(rich.address, 1_000n * fee)
  })

  test('S4.3.9 allowance race: it was granted, and is not any more', async () => {
    const ids = (await world.held(world.vault, 1)).slice(0, 1)
    await rich.approve(1)
    const intent = await rich.ask('redeem', ids)
    expect((await rich.check(intent.id, 'fee')).status).toBe(200)
    await world.send(
      rich.address,
      world.token,
      encodeToken.approve(world.vault, worth - 1n),
    )
    expect(await codeOf(rich.check(intent.id, 'fee'))).toEqual(
      expect.arrayContaining([409, 'swap_not_approved']),
    )
    await whale.approve(0)
    const deposit = await whale.ask('deposit', one(mine))
    expect((await whale.check(deposit.id, 'fee')).status).toBe(200)
    await world.send(
      whale.address,
      world.nft,
      encodeVault.setApprovalForAll(world.vault, false),
    )
    expect(await codeOf(whale.check(deposit.id, 'fee'))).toEqual(
      expect.arrayContaining([409, 'swap_not_approved']),
    )
  })

  test('S4.3.12 fee unconfirmed: none, then in one block', async () => {
    await whale.approve(0)
    const intent = await whale.ask('deposit', one(mine))
    expect(await codeOf(whale.check(intent.id, 'swap'))).toEqual(
      expect.arrayContaining([402, 'swap_fee_required']),
    )
    const hash = `0x${'56'.repeat(32)}`
    expect(await codeOf(whale.report(intent.id, 'swap', hash))).toEqual(
      expect.arrayContaining([402, 'swap_fee_required']),
    )
    await whale.report(intent.id, 'fee', await whale.pay())
    await whale.becomes(intent.id, { fee: { state: 'confirming' } })
    expect(await codeOf(whale.check(intent.id, 'swap'))).toEqual(
      expect.arrayContaining([409, 'fee_unconfirmed']),
    )
    expect(await codeOf(whale.report(intent.id, 'swap', hash))).toEqual(
      expect.arrayContaining([409, 'fee_unconfirmed']),
    )
    await world.mine()
    await whale.becomes(intent.id, { state: 'paid' })
    await whale.cancel(intent.id)
  }, 30_000)

  test('S4.3.11 quote changed: by who it was given to, or of another server', async () => {
    const { terms, signature } = (await whale.quote('deposit', one(mine))).json
    for (const change of [
      { ids: mine.slice(1, 3) },
      { fee: '0' },
      { minOut: '0' },
      { expiresAt: '2099-01-01T00:00:00.000Z' },
      { issuedAt: '2099-01-01T00:00:00.000Z' },
      { mode: 'redeem' },
    ])
      expect(
        await codeOf(whale.take({ terms: { ...terms, ...change }, signature })),
      ).toEqual(expect.arrayContaining([409, 'swap_quote_changed']))
  })

  test('a swap that only the chain shows is neither given up nor replaced', async () => {
    await world.settled()
    const holder = await world.enter(world.chain.accounts.holder)
    const ids = await world.held(holder.address, 2)
    const intent = await holder.ask('deposit', one(ids))
    await holder.report(intent.id, 'fee', await holder.pay())
    await world.mine()
    await holder.becomes(intent.id, { state: 'paid' })
    const next = (await holder.quote('deposit', ids.slice(1, 2))).json
    await holder.approve(0)
    // Its page died in the wallet's prompt: nobody names this.
    const hash = await holder.swap('deposit', one(ids), worth)
    await world.settled()
    expect((await holder.tell(intent.id)).state).toBe('paid')
    expect(await codeOf(holder.cancel(intent.id))).toEqual(
      expect.arrayContaining([409, 'swap_under_way']),
    )
    expect(await codeOf(holder.take(next))).toEqual([
      409,
      'swap_under_way',
      { id: intent.id },
    ])
    await world.mine()
    await holder.becomes(intent.id, { state: 'swapped', swapped: { hash } })
  }, 30_000)

  test('S4.3.5 the vault is short of tokens', async () => {
    await hand.leave(worth - 1n)
    expect(await codeOf(whale.quote('deposit', one(mine)))).toEqual([
      409,
      'swap_vault_short_tokens',
      { have: String(worth - 1n), need: String(worth) },
    ])
  })
})

describe('error: 4.4, what is said of a hash', () => {
  test('of another’s payment, of a used one, of something else', async () => {
    await world.settled()
    const admin = world.treasury
    const { credits } = await whale.mine()
    const used = credits[0]?.hash as string
    const holder = await world.enter(world.chain.accounts.proposer)
    await hand.leave(0n, admin)
    const ids = await world.held(holder.address, 1)
    await world.send(
      admin,
      world.token,
      encodeToken.transfer(world.vault, 10n * worth),
    )
    const intent = await holder.ask('deposit', ids)
    const faults: [string, string][] = [
      ['fee_wrong_sender', used],
      ['swap_fee_wrong_amount', await holder.pay(fee + 1n)],
      ['fee_wrong_recipient', await holder.pay(fee, rich.address)],
    ]
    for (const [fault, hash] of faults) {
      const told = await holder.report(intent.id, 'fee', hash)
      expect(told.json.steps.fee).toMatchObject({ state: 'failed', fault })
    }
    expect(
      await codeOf(holder.report(intent.id, 'fee', 'x'.repeat(64))),
    ).toEqual(expect.arrayContaining([400, 'bad_hash']))
    const mineAgain = await whale.ask('deposit', one(mine))
    expect(mineAgain.fee).toMatchObject({ state: 'paid', byCredit: true })
    expect(await codeOf(holder.report(intent.id, 'fee', used))).toEqual(
      expect.arrayContaining([409, 'fee_used']),
    )
  }, 30_000)
})
