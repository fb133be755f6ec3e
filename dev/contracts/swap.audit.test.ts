import { type Address, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chain, startChain } from '../world/chain.ts'
import { clubNftAbi } from './generated/ClubNft.gen.ts'
import { clubSwapAbi, clubSwapBytecode } from './generated/ClubSwap.gen.ts'
import { clubTokenAbi } from './generated/ClubToken.gen.ts'
import {
  taxedTokenAbi,
  taxedTokenBytecode,
} from './generated/TaxedToken.gen.ts'
import { type Bench, createBench } from './testing.ts'

let chain: Chain
let bench: Bench
beforeAll(async () => {
  chain = await startChain()
  bench = createBench(chain)
})
afterAll(() => chain.stop())

const later = 2n ** 40n
const unit = parseEther('1000000000')

const vaultOf = (token: Address, by = unit, nft = chain.addresses.nft) =>
  bench.deploy(chain.accounts.admin, clubSwapAbi, clubSwapBytecode, [
    chain.accounts.admin.address,
    nft,
    token,
    by,
  ])
const call = (
  who: 'admin' | 'whale' | 'tokenRich',
  functionName: string,
  args: unknown[] = [],
  address: Address = chain.addresses.swap,
) =>
  bench.send(chain.accounts[who], {
    abi: clubSwapAbi,
    address,
    functionName,
    args,
  })
const idOf = (owner: Address, index: number) =>
  bench.reader.readContract({
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'tokenOfOwnerByIndex',
    args: [owner, BigInt(index)],
  })

describe('error: what it is built with', () => {
  test.each([
    ['no rate', 0n],
    ['a rate beyond all numbers', 2n ** 256n - 1n],
  ])('%s', async (_, by) => {
    await expect(vaultOf(chain.addresses.token, by)).rejects.toThrow()
  })
  test('an address without a contract', async () => {
    const { address } = chain.accounts.whale
    await expect(vaultOf(address)).rejects.toThrow()
    await expect(vaultOf(zeroAddress)).rejects.toThrow()
    await expect(
      vaultOf(chain.addresses.token, unit, address),
    ).rejects.toThrow()
  })
})

test('error: an NFT that is named twice is not paid twice', async () => {
  const mine = await idOf(chain.accounts.whale.address, 0)
  const theirs = await idOf(chain.addresses.swap, 0)
  await expect(
    call('whale', 'deposit', [[mine, mine], 0n, later]),
  ).rejects.toThrow('DuplicateId')
  await expect(
    call('tokenRich', 'redeem', [[theirs, mine, theirs], 0n, later]),
  ).rejects.toThrow('DuplicateId')
})

test('error: more than twenty at once', async () => {
  const ids = Array.from({ length: 21 }, (_, id) => BigInt(id + 1))
  for (const name of ['deposit', 'redeem'])
    await expect(call('whale', name, [ids, 0n, later])).rejects.toThrow(
      'TooManyIds',
    )
})

test('error: a token that keeps a part breaks no rate', async () => {
  const { admin, whale, tokenRich } = chain.accounts
  const { address: token } = await bench.deploy(
    admin,
    taxedTokenAbi,
    taxedTokenBytecode,
    [admin.address, unit * 10_000n],
  )
  const { address: vault } = await vaultOf(token)
  const move = (to: Address) =>
    bench.send(admin, {
      abi: taxedTokenAbi,
      address: token,
      functionName: 'transfer',
      args: [to, unit * 200n],
    })
  await move(vault)
  await move(tokenRich.address)
  const mine = await idOf(whale.address, 0)
  await bench.send(whale, {
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'setApprovalForAll',
    args: [vault, true],
  })
  await expect(
    call('whale', 'deposit', [[mine], 0n, later], vault),
  ).rejects.toThrow('InexactTransfer')
  await bench.send(whale, {
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'transferFrom',
    args: [whale.address, vault, mine],
  })
  await bench.send(tokenRich, {
    abi: clubTokenAbi,
    address: token,
    functionName: 'approve',
    args: [vault, unit * 50n],
  })
  await expect(
    call('tokenRich', 'redeem', [[mine], 1n, later], vault),
  ).rejects.toThrow('InexactTransfer')
})

describe('behavior: its owner', () => {
  test('may pause, and has no way to take anything out', () => {
    const names = clubSwapAbi
      .filter(
        (each) => each.type === 'function' && each.stateMutability !== 'view',
      )
      .map((each) => ('name' in each ? each.name : ''))
    expect(names.sort()).toEqual([
      'acceptOwnership',
      'deposit',
      'pause',
      'redeem',
      'renounceOwnership',
      'transferOwnership',
      'unpause',
    ])
  })
  test('becomes another only when that one says so', async () => {
    const { address: vault } = await vaultOf(chain.addresses.token)
    const { whale } = chain.accounts
    await call('admin', 'transferOwnership', [whale.address], vault)
    await expect(call('whale', 'pause', [], vault)).rejects.toThrow(
      'OwnableUnauthorizedAccount',
    )
    await call('whale', 'acceptOwnership', [], vault)
    expect((await call('whale', 'pause', [], vault)).status).toBe('success')
  })
  test('cannot go while it is paused: what it holds would be lost', async () => {
    const { address: vault } = await vaultOf(chain.addresses.token)
    await call('admin', 'pause', [], vault)
    await expect(call('admin', 'renounceOwnership', [], vault)).rejects.toThrow(
      'EnforcedPause',
    )
    await call('admin', 'unpause', [], vault)
    await call('admin', 'renounceOwnership', [], vault)
    await expect(call('admin', 'pause', [], vault)).rejects.toThrow(
      'OwnableUnauthorizedAccount',
    )
  })
})
