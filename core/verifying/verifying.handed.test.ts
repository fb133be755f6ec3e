import { describe, expect, test } from 'vitest'
import {
  bundleFile,
  check,
  first,
  node,
  receipt,
  report,
  second,
  strangeReceipt,
} from './verifying.fixture.ts'
import { openDesk, opening } from './verifying.testing.ts'
import type { DroppedFile } from './verifying.types.ts'

const drop = (...files: DroppedFile[]) =>
  ({ type: 'verifying.drop', files }) as const
const file = (name: string, value: unknown): DroppedFile => {
  const text = JSON.stringify(value)
  return { ...bundleFile, name, size: text.length, text: async () => text }
}
const receiptFile = file('receipt.json', receipt)

describe('what is dropped', () => {
  test('a bundle and a receipt, in any order', async () => {
    const { audits, judge, loads, send, view } = openDesk()
    await send(drop(receiptFile, bundleFile))
    expect(loads).toEqual([{ file: bundleFile }])
    await judge()
    expect(audits[0]).toMatchObject({ receipt })
    expect(view()).toMatchObject({ status: 'judged', hasReceipt: true })
    await send({ type: 'verifying.retry' })
    expect(loads).toHaveLength(2)
  })

  test('a receipt alone: the bundle of its proposal is loaded', async () => {
    const { loads, send } = openDesk()
    await send(drop(receiptFile))
    expect(loads).toEqual([{ proposal: first }])
  })

  test('a receipt after a bundle is held to that bundle', async () => {
    const { audits, judge, loads, send } = openDesk()
    await send(drop(bundleFile))
    await judge()
    await send({ type: 'verifying.dropReceipt', receipt })
    expect(loads).toEqual([{ file: bundleFile }, { file: bundleFile }])
    await judge()
    expect(audits.map((wanted) => wanted.receipt)).toEqual([undefined, receipt])
  })

  test.each([
    ['without a server', { isOnline: false }, receipt],
    ['of no proposal', {}, strangeReceipt],
  ])('a receipt %s waits for a bundle', async (_, input, handed) => {
    const { audits, judge, loads, send, view } = openDesk(input)
    await send({ type: 'verifying.dropReceipt', receipt: handed })
    expect(view()).toMatchObject({
      status: 'idle',
      hasReceipt: true,
      note: { is: 'receiptAlone' },
    })
    expect(loads).toEqual([])
    await send(drop(bundleFile))
    await judge()
    expect(audits[0]?.receipt).toBe(handed)
    expect(view().note).toBeNull()
  })

  const keys = [{ key: `0x${'5e'.repeat(20)}` as const, from: 0 }]
  test.each([
    ['a list', keys],
    ['as the server answers', { keys }],
  ])(
    'keys, %s: what comes is held to them, and what was there anew',
    async (_, said) => {
      const { audits, judge, loads, send, view } = openDesk({ isOnline: false })
      await send(drop(bundleFile))
      await judge()
      await send(drop(file('keys.json', said)))
      expect(view().note).toEqual({ is: 'keys' })
      expect(loads).toHaveLength(2)
      await judge()
      await send({ type: 'verifying.close' }, drop(bundleFile))
      await judge()
      expect(audits.map((wanted) => wanted.keys)).toEqual([
        undefined,
        keys,
        keys,
      ])
    },
  )

  test('keys before anything else wait for a bundle', async () => {
    const { audits, judge, loads, send, view } = openDesk()
    await send(drop(file('keys.json', keys)))
    expect(view()).toMatchObject({ status: 'idle', note: { is: 'keys' } })
    expect(loads).toEqual([])
    await send(drop(bundleFile))
    await judge()
    expect(audits[0]?.keys).toEqual(keys)
  })

  test.each([[[]], [{ keys: [] }], [[{ key: '0x1', from: 0 }]], [null]])(
    'error: %j has no keys',
    async (said) => {
      const { send, view } = openDesk()
      await send(drop(file('keys.json', said)))
      expect(view().note).toEqual({ is: 'unread', name: 'keys.json' })
    },
  )

  test('neither of both: what was judged is still there', async () => {
    const { judge, loads, send, view } = openDesk()
    const photo = file('holiday.jpg', 1)
    await send(drop(photo))
    const note = { is: 'unread', name: 'holiday.jpg' }
    expect(view()).toMatchObject({ status: 'idle', note })
    await send(opening)
    await judge()
    await send(drop(photo))
    expect(view()).toMatchObject({ status: 'judged', report, note })
    expect(loads).toHaveLength(1)
  })

  test('a receipt is not held to a proposal that it is not of', async () => {
    const { audits, judge, send, view } = openDesk()
    await send({ type: 'verifying.dropReceipt', receipt })
    await send({ type: 'verifying.open', proposal: second })
    await judge()
    expect(audits[0]?.receipt).toBeUndefined()
    await send({ type: 'verifying.close' })
    expect(view()).toEqual({ status: 'idle', hasReceipt: false, note: null })
  })
})

test('behavior: without a server no bundle is asked of it', async () => {
  const { loads, send, view } = openDesk({ isOnline: false })
  await send(opening)
  expect(loads).toEqual([])
  expect(view().status).toBe('idle')
})

describe('a node', () => {
  test('default: each answer is shown as it comes', async () => {
    const { ended, judge, nodes, send, view } = openDesk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node })
    expect(nodes).toEqual([node])
    expect(view()).toMatchObject({ spot: { status: 'asking', check: null } })
    await send({ type: 'spot.progress', check })
    expect(view()).toMatchObject({ spot: { status: 'asking', check } })
    await send({ type: 'spot.ended' })
    expect(view()).toMatchObject({ status: 'judged', spot: { check } })
    await send(
      { type: 'verifying.spotCheck', node },
      { type: 'verifying.cancel' },
    )
    expect(ended.filter((id) => id === 'spotCheck')).toHaveLength(2)
    expect(view()).toMatchObject({ spot: { status: 'resting', check: null } })
  })

  test.each([
    'node.example',
    'http://node.example',
    'https://name:word@node.example',
    'javascript:alert(1)',
    'https://',
    '',
  ])('error: "%s" is not asked', async (address) => {
    const { judge, nodes, send, view } = openDesk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node: address })
    expect(nodes).toEqual([])
    expect(view()).toMatchObject({
      spot: { node: address, isNodeRefused: true },
    })
  })

  test.each([
    'https://node.example/key?a=1',
    'http://127.0.0.1:8545',
    'http://localhost',
    'http://[::1]:8545/',
  ])('behavior: "%s" is asked', async (address) => {
    const { judge, nodes, send } = openDesk()
    await send(opening)
    await judge()
    await send({ type: 'verifying.spotCheck', node: address })
    expect(nodes).toEqual([address])
  })
})
