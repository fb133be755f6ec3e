import { describe, expect, test } from 'vitest'
import { refusalOfSwap, type SwapAsk, type SwapFacts } from './index.ts'

const account = `0x${'a'.repeat(40)}` as const
const vault = `0x${'b'.repeat(40)}` as const
const market = `0x${'c'.repeat(40)}` as const

const ask: SwapAsk = {
  mode: 'deposit',
  account,
  vault,
  chainId: 25,
  ids: ['1', '2'],
  worth: 100n,
}
const facts: SwapFacts = {
  owners: new Map([
    ['1', account],
    ['2', account],
    ['3', vault],
    ['4', market],
  ]),
  isPaused: false,
  vaultTokens: 100n,
  tokens: 100n,
  coins: { have: 5n, need: 5n },
  isGranted: true,
}
const redeem = { mode: 'redeem', ids: ['3'] } as const
const refuse = (more: Partial<SwapAsk>, known: Partial<SwapFacts> = {}) =>
  refusalOfSwap({ ...ask, ...more }, { ...facts, ...known })

describe('default: nothing is against it, to the last unit', () => {
  test('deposit', () => expect(refuse({})).toBeNull())
  test('redeem', () => expect(refuse(redeem)).toBeNull())
  test('what is not known is not held against it', () =>
    expect(
      refusalOfSwap(ask, {
        owners: facts.owners,
        isPaused: false,
        vaultTokens: 100n,
        tokens: 0n,
      }),
    ).toBeNull())
})

describe('error: behaviour 4.3', () => {
  test.each<[string, Partial<SwapAsk>, Partial<SwapFacts>, object]>([
    ['S4.3.1 wrong chain', { chainId: 1 }, {}, { code: 'swap_wrong_chain' }],
    ['none chosen', { ids: [] }, {}, { code: 'swap_no_ids' }],
    [
      'S4.3.8 more than 20',
      { ids: Array.from({ length: 21 }, (_, id) => String(id)) },
      {},
      { code: 'swap_too_many_ids' },
    ],
    ['one twice', { ids: ['1', '1'] }, {}, { code: 'swap_duplicate_ids' }],
    ['S4.3.7 paused', {}, { isPaused: true }, { code: 'swap_paused' }],
    [
      'S4.3.2 not owned',
      { ids: ['1', '3', '9'] },
      {},
      { code: 'swap_not_owner', ids: ['3', '9'] },
    ],
    [
      'S4.3.4 in escrow',
      { ids: ['1', '4'] },
      { escrowed: new Set(['4']) },
      { code: 'swap_id_escrowed', ids: ['4'] },
    ],
    [
      'S4.3.3 for sale',
      {},
      { listed: new Set(['2', '7']) },
      { code: 'swap_id_listed', ids: ['2'] },
    ],
    [
      'S4.3.5 the vault is short of tokens',
      {},
      { vaultTokens: 99n },
      { code: 'swap_vault_short_tokens', have: 99n, need: 100n },
    ],
    [
      'S4.3.6 the vault is short of ids',
      { mode: 'redeem', ids: ['1', '3'] },
      {},
      { code: 'swap_not_in_vault', ids: ['1'] },
    ],
    [
      'too few tokens',
      redeem,
      { tokens: 99n },
      { code: 'swap_tokens_short', have: 99n, need: 100n },
    ],
    [
      'too few coins for fee and gas',
      {},
      { coins: { have: 4n, need: 5n } },
      { code: 'swap_coins_short', have: 4n, need: 5n },
    ],
    [
      'S4.3.9 allowance race',
      redeem,
      { isGranted: false },
      { code: 'swap_not_approved' },
    ],
  ])('%s', (_, more, known, refusal) =>
    expect(refuse(more, known)).toEqual(refusal),
  )
  test('what is first in the order is told first', () => {
    const all = { isPaused: true, vaultTokens: 0n, isGranted: false }
    expect(refuse({ chainId: 1 }, all)?.code).toBe('swap_wrong_chain')
    expect(refuse({}, all)?.code).toBe('swap_paused')
  })
})
