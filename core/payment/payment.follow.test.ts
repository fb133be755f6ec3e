import { describe, expect, test } from 'vitest'
import type { Rpc } from '../rpc/index.ts'
import { followTransaction } from './payment.follow.ts'
import type { LedgerEntry } from './payment.ledger.ts'

type Hex = `0x${string}`

const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = '0x01'
const entry: LedgerEntry = {
  request: { id: 'a', kind: 'native', amount: 1n, payer },
  stage: 'transfer',
  hash,
  to,
  value: 1n,
  data: '0x',
  fromBlock: 0,
  nonce: 7,
}
const call = { from: payer.toLowerCase(), to, value: '0x1', input: '0x' }

/** A chain of 1000 blocks; block 613 holds the sender's nonce 7. */
function node(mined: object | null, receipts: Record<string, Hex> = {}) {
  const asked: string[] = []
  let away = 0
  let behind = 0
  let shown: object | null = null
  let isQueued = false
  const rpc: Rpc = {
    call: async (method, [first, second] = []) => {
      asked.push(method)
      if (away-- > 0) throw new Error('away')
      switch (method) {
        case 'eth_getTransactionReceipt': {
          const status = receipts[String(first)]
          return status ? { status } : null
        }
        case 'eth_getTransactionByHash':
          return first === hash ? shown : null
        case 'eth_getTransactionCount': {
          if (second === 'pending' && isQueued) return '0x8'
          const block =
            second === 'latest' || second === 'pending' ? 1000 : Number(second)
          return mined && block >= 613 ? '0x8' : '0x7'
        }
        case 'eth_blockNumber':
          return '0x3e8'
        case 'eth_getBlockByNumber':
          return {
            transactions:
              Number(first) === 613 && behind-- <= 0
                ? [{ ...call, from: to, nonce: '0x7', hash: '0x99' }, mined]
                : [],
          }
        default:
          return null
      }
    },
  }
  const follow = (
    rests: number,
    start = entry,
    isOthers: (hash: Hex) => boolean = () => false,
    dropAfter?: number,
  ) => {
    const learned: LedgerEntry[] = []
    const { signal } = new AbortController()
    const fate = followTransaction(start, signal, {
      rpc,
      learn: (each) => learned.push(each),
      isOthers,
      dropAfter,
      rest: async () => {
        if (rests-- <= 0) throw new Error('given up')
      },
    })
    return fate.then((value) => ({ ...value, learned }))
  }
  return {
    asked,
    follow,
    goAway: (calls: number) => {
      away = calls
    },
    /** It counts what it does not show yet, as one of several behind an address. */
    fallBehind: (blocks: number) => {
      behind = blocks
    },
    receipts,
    /** Whether its pool has the transaction, or another with its number. */
    pool: (own: object | null, other = false) => {
      shown = own
      isQueued = other
    },
  }
}

describe('default', () => {
  test.each([
    ['0x1', 'confirmed'],
    ['0x0', 'reverted'],
  ] as const)('status %s is %s', async (status, kind) => {
    expect(await node(null, { [hash]: status }).follow(0)).toMatchObject({
      kind,
      hash,
    })
  })
})

describe('behavior: replaced', () => {
  test('the same call is followed and kept, found in few questions', async () => {
    const faster = { ...call, nonce: '0x7', hash: '0x02' }
    const { asked, follow } = node(faster, { '0x02': '0x1' })
    expect(await follow(0)).toEqual({
      kind: 'confirmed',
      hash: '0x02',
      learned: [{ ...entry, hash: '0x02' }],
    })
    expect(asked.length).toBeLessThan(18)
  })

  test.each([
    ['recipient', { to: payer }],
    ['value', { value: '0x0' }],
    ['data', { input: '0x00' }],
  ])('another %s cancelled it', async (_, change) => {
    const other = { ...call, ...change, nonce: '0x7', hash: '0x02' }
    expect(await node(other).follow(0)).toMatchObject({ kind: 'cancelled' })
  })

  test.each([
    ['sped up', call, { kind: 'confirmed', hash: '0x02' }],
    ['cancelled', { ...call, to: payer }, { kind: 'cancelled', hash: '0x02' }],
  ])(
    '%s before any node showed it, found by where the wallet stood',
    async (_, other, fate) => {
      const mined = { ...other, nonce: '0x7', hash: '0x02' }
      const start = { ...entry, nonce: null, asked: 7 }
      expect(
        await node(mined, { '0x02': '0x1' }).follow(0, start),
      ).toMatchObject(fate)
    },
  )

  test.each([
    ['an act of another page', { to: '0x99', value: '0x0', input: '0x12' }],
    ['coins sent to another', { to: '0x99' }],
  ])('%s beside one that no node shows cancels nothing', async (_, change) => {
    const beside = { ...call, ...change, nonce: '0x7', hash: '0x02' }
    const start = { ...entry, nonce: null, asked: 7 }
    const { follow, receipts } = node(beside)
    await expect(follow(3, start)).rejects.toThrow('given up')
    receipts[hash] = '0x1'
    expect(await follow(3, start)).toMatchObject({ kind: 'confirmed', hash })
  })

  test('the fee of another intent is not taken for a faster one', async () => {
    const others = { ...call, nonce: '0x7', hash: '0x02' }
    const start = { ...entry, nonce: null, asked: 7 }
    const { follow } = node(others, { '0x02': '0x1' })
    const isOthers = (hash: string) => hash === '0x02'
    await expect(follow(3, start, isOthers)).rejects.toThrow('given up')
  })

  test('what a node shows late is found by its own number', async () => {
    const own = { ...call, nonce: '0x7', hash }
    const start = { ...entry, nonce: null, asked: 7 }
    await expect(node(own).follow(3, start)).rejects.toThrow('given up')
  })

  test('our own hash is no replacement: its receipt is late', async () => {
    const own = { ...call, nonce: '0x7', hash }
    await expect(node(own).follow(3)).rejects.toThrow('given up')
  })
})

describe('behavior: patience', () => {
  test('a node that is away for a while loses nothing', async () => {
    const { follow, goAway } = node(null, { [hash]: '0x1' })
    goAway(3)
    expect(await follow(3)).toMatchObject({ kind: 'confirmed' })
  })

  test('what a node counts before it shows it is looked for again', async () => {
    const faster = { ...call, nonce: '0x7', hash: '0x02' }
    const { follow, fallBehind } = node(faster, { '0x02': '0x1' })
    fallBehind(2)
    const start = { ...entry, nonce: null, asked: 7 }
    expect(await follow(3, start)).toMatchObject({
      kind: 'confirmed',
      hash: '0x02',
    })
  })

  test('a transaction that no node shows is waited for', async () => {
    const start = { ...entry, nonce: null }
    await expect(node(null).follow(2, start)).rejects.toThrow('given up')
  })

  describe('what may be sent again', () => {
    const drop = (at: ReturnType<typeof node>, start = entry, rests = 9) =>
      at.follow(rests, start, () => false, 3)

    test.each([
      ['its number', entry],
      ['nothing of it', { ...entry, nonce: null }],
      ['where the wallet stood', { ...entry, nonce: null, asked: 7 }],
    ])('is dropped once no node knows it, with %s known', async (_, start) => {
      const dropped = { kind: 'dropped', hash }
      expect(await drop(node(null), start)).toMatchObject(dropped)
    })

    test('a look or two are not enough', async () => {
      await expect(drop(node(null), entry, 2)).rejects.toThrow('given up')
    })

    test('is waited for while a node holds it', async () => {
      const at = node(null)
      at.pool({ ...call, nonce: '0x7', hash })
      await expect(drop(at)).rejects.toThrow('given up')
    })

    test('is waited for while another waits with its number', async () => {
      const at = node(null)
      at.pool(null, true)
      await expect(drop(at)).rejects.toThrow('given up')
    })

    test('is replaced, not dropped, where another has its number', async () => {
      const other = { ...call, input: '0x00', nonce: '0x7', hash: '0x02' }
      const fate = { kind: 'cancelled', hash: '0x02' }
      expect(await drop(node(other))).toMatchObject(fate)
    })
  })
})
