import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  coinsFor,
  encodeVault,
  faultOfIds,
  gasOf,
  heldAfter,
  isSwapCall,
  leastOut,
  type PlanFacts,
  planOf,
  tokensFor,
  tokensPerNft,
  vaultEventOf,
  vaultTopics,
} from './index.ts'

const rate = { ratio: 50, unit: 10n ** 27n }
const greatest = 2n ** 256n - 1n
const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const other = '0x00000000000000000000000000000000000000ff'

describe('rate', () => {
  test('default: fifty units for one NFT, to the last unit', () => {
    expect(tokensPerNft(rate)).toBe(50n * 10n ** 27n)
    expect(tokensFor(rate, 3)).toBe(150n * 10n ** 27n)
    expect(tokensFor({ ratio: 50, unit: 1n }, 20)).toBe(1_000n)
  })
  test('behavior: the least of a deposit is tokens, of a redeem NFTs', () => {
    expect(leastOut('deposit', rate, 3)).toBe(tokensFor(rate, 3))
    expect(leastOut('redeem', rate, 3)).toBe(3n)
  })
})

test.each([
  [[], 'swap_no_ids'],
  [['1'], null],
  [['1', '2', '1'], 'swap_duplicate_ids'],
  [Array.from({ length: 20 }, (_, id) => String(id)), null],
  [Array.from({ length: 21 }, (_, id) => String(id)), 'swap_too_many_ids'],
])('ids: %j is %s', (ids, fault) => expect(faultOfIds(ids)).toBe(fault))

const from: PlanFacts = {
  mode: 'deposit',
  nfts: 3,
  isGranted: false,
  isGrantedAll: false,
  isFeeSettled: false,
  isRevokeWanted: false,
}
const stepsOf = (facts: Partial<PlanFacts>) =>
  planOf({ ...from, ...facts }).map((at) =>
    'how' in at ? `${at.step} ${at.how}` : at.step,
  )

describe('plan', () => {
  test.each<[string, Partial<PlanFacts>, string[]]>([
    ['several', {}, ['approve all', 'fee', 'swap']],
    ['one', { nfts: 1 }, ['approve one', 'fee', 'swap']],
    ['tokens', { mode: 'redeem' }, ['approve amount', 'fee', 'swap']],
    ['granted', { isGranted: true }, ['fee', 'swap']],
    ['exempt or credit', { isFeeSettled: true }, ['approve all', 'swap']],
    [
      'revoke after',
      { isRevokeWanted: true },
      ['approve all', 'fee', 'swap', 'revoke all'],
    ],
    [
      'revoke what was granted before',
      { isGranted: true, isGrantedAll: true, isRevokeWanted: true },
      ['fee', 'swap', 'revoke all'],
    ],
    // One by one: the right ends with the transfer.
    [
      'nothing to revoke',
      { nfts: 1, isRevokeWanted: true },
      ['approve one', 'fee', 'swap'],
    ],
    [
      'revoke what the vault did not take',
      { mode: 'redeem', isRevokeWanted: true },
      ['approve amount', 'fee', 'swap', 'revoke amount'],
    ],
  ])('default: %s', (_, facts, steps) => expect(stepsOf(facts)).toEqual(steps))
})

describe('coins', () => {
  const swap = { mode: 'deposit', nfts: 3 } as const
  test('default: fee, and gas of every step with headroom', () => {
    const need = coinsFor(planOf(from), swap, {
      fee: 10n ** 18n,
      gasPrice: 5n,
      estimates: { approve: 100n, swap: 200n },
    })
    const gas = 5n * (135n + 21_000n + 270n)
    expect(need).toEqual({ fee: 10n ** 18n, gas, total: 10n ** 18n + gas })
  })
  test('default: what is settled costs no fee', () => {
    const plan = planOf({ ...from, isFeeSettled: true })
    expect(coinsFor(plan, swap, { fee: 10n ** 18n, gasPrice: 1n }).fee).toBe(0n)
  })
  test('behavior: without an estimate more NFTs take more', () => {
    const at = (nfts: number) => gasOf({ step: 'swap' }, { ...swap, nfts })
    expect(at(20) - at(19)).toBe(at(2) - at(1))
    expect(at(2)).toBeGreaterThan(at(1))
  })
  test('behavior: the fee takes exactly 21000, whatever is estimated', () => {
    expect(gasOf({ step: 'fee' }, swap, 99_999n)).toBe(21_000n)
  })
})

test('power: what one holds afterwards', () => {
  expect(heldAfter('deposit', 72, 3)).toEqual({ nfts: 69, power: 69 })
  expect(heldAfter('redeem', 0, 20)).toEqual({ nfts: 20, power: 20 })
})

const abi = parseAbi([
  'function deposit(uint256[] ids, uint256 minOut, uint256 deadline)',
  'function redeem(uint256[] ids, uint256 minOut, uint256 deadline)',
  'function paused()',
  'function ownerOf(uint256 id)',
  'function getApproved(uint256 id)',
  'function isApprovedForAll(address owner, address operator)',
  'function setApprovalForAll(address operator, bool approved)',
  'event Deposited(address indexed account, uint256[] ids, uint256 tokens)',
  'event Redeemed(address indexed account, uint256[] ids, uint256 tokens)',
])

describe('calls: byte for byte what viem encodes', () => {
  const viem = (functionName: string, args: unknown[] = []) =>
    encodeFunctionData({ abi, functionName, args } as never)

  test.each(['deposit', 'redeem'] as const)('%s', (mode) => {
    for (const ids of [['1'], ['3333', '0', String(greatest)]]) {
      const data = encodeVault.swap(mode, {
        ids,
        minOut: 7n,
        deadline: 2n ** 40n,
      })
      expect(data).toBe(viem(mode, [ids.map(BigInt), 7n, 2n ** 40n]))
      expect(isSwapCall(mode, data)).toBe(true)
    }
  })
  test('the rest', () => {
    expect(encodeVault.paused()).toBe(viem('paused'))
    expect(encodeVault.ownerOf('7')).toBe(viem('ownerOf', [7n]))
    expect(encodeVault.getApproved('7')).toBe(viem('getApproved', [7n]))
    expect(encodeVault.isApprovedForAll(account, other)).toBe(
      viem('isApprovedForAll', [account, other]),
    )
    for (const is of [true, false])
      expect(encodeVault.setApprovalForAll(other, is)).toBe(
        viem('setApprovalForAll', [other, is]),
      )
  })
  test('error: another call is no swap', () => {
    expect(isSwapCall('deposit', encodeVault.paused())).toBe(false)
    expect(isSwapCall('redeem', '0x')).toBe(false)
  })
})

describe('what the vault says', () => {
  const log = (
    name: 'Deposited' | 'Redeemed',
    ids: bigint[],
    tokens: bigint,
  ) => ({
    topics: encodeEventTopics({
      abi,
      eventName: name,
      args: { account },
    }) as string[],
    data: encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256' }],
      [ids, tokens],
    ) as string,
  })
  test.each([
    ['Deposited', 'deposit'],
    ['Redeemed', 'redeem'],
  ] as const)('default: %s', (name, mode) => {
    const event = log(name, [1n, greatest], 9n)
    expect(vaultTopics).toContain(event.topics[0])
    expect(vaultEventOf(event)).toEqual({
      mode,
      account,
      ids: ['1', String(greatest)],
      tokens: 9n,
    })
  })
  test('error: what is cut off, longer, or something else', () => {
    const { topics, data } = log('Deposited', [1n, 2n], 9n)
    const bad = [
      { topics, data: data.slice(0, -64) },
      { topics, data: `${data}${'0'.repeat(64)}` },
      { topics, data: data.slice(0, -1) },
      { topics, data: '0x' },
      { topics: [vaultTopics[0] as string], data },
      { topics: [`0x${'1'.repeat(64)}`, topics[1] as string], data },
      { topics: [topics[0] as string, `0x${'1'.repeat(64)}`], data },
      { topics: ['constructor'], data },
    ]
    for (const each of bad) expect(vaultEventOf(each)).toBeNull()
  })
})
