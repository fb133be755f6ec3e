import { randomBytes } from 'node:crypto'
import { bytesToHex, type Hex, hashMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { heardLog } from './heardLog.testing.ts'
import { chooseRecovery, loadNative } from './loadRecovery.ts'
import { recoverInJs } from './recoverAddress.ts'
import { readSignature, type Signature } from './signature.ts'

const native = loadNative()
const order =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const field =
  0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn

const toWord = (value: bigint) =>
  Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

async function signed(text: string) {
  const account = privateKeyToAccount(generatePrivateKey())
  const hex = await account.signMessage({ message: text })
  const read = readSignature(hex)
  if (!read.ok) throw new Error(read.reason)
  const address = account.address.toLowerCase()
  return { address, hash: hashMessage(text, 'bytes'), hex, ...read }
}

/** Says the same of both, and what it was. */
function both(hash: Uint8Array, signature: Signature) {
  const found = native(hash, signature)
  expect(recoverInJs(hash, signature), bytesToHex(signature.compact)).toBe(
    found,
  )
  return found
}

describe('native and JavaScript', () => {
  test('default: both find who signed', async () => {
    for (let round = 0; round < 100; round++) {
      const { address, hash, signature } = await signed(`round ${round}`)
      expect(both(hash, signature)).toBe(address)
    }
  })

  test('behavior: of a signature that is bent they say the same', async () => {
    const { address, hash, signature } = await signed('bent')
    let others = 0
    for (let round = 0; round < 1_000; round++) {
      const compact = Uint8Array.from(signature.compact)
      const at = round % 64
      compact[at] = (compact[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
      const recovery = round % 2 === 0 ? 0 : 1
      const found = both(hash, { compact, recovery })
      expect(found).not.toBe(address)
      if (found) others += 1
    }
    // Half of all numbers are the first coordinate of a point.
    expect(others).toBeGreaterThan(300)
  })

  test('behavior: of random bytes they say the same', () => {
    for (let round = 0; round < 500; round++)
      for (const recovery of [0, 1] as const)
        both(randomBytes(32), { compact: randomBytes(64), recovery })
  })

  const numbers = [
    0n,
    1n,
    2n,
    order / 2n,
    order / 2n + 1n,
    order - 1n,
    order,
    order + 1n,
    field - 1n,
    field,
    2n ** 256n - 1n,
  ]

  test('behavior: at the edges of the numbers they say the same', () => {
    for (const r of numbers)
      for (const s of numbers)
        for (const z of numbers)
          for (const recovery of [0, 1] as const) {
            const compact = Buffer.concat([toWord(r), toWord(s)])
            const found = both(toWord(z), { compact, recovery })
            const isNumber = (value: bigint) => value > 0n && value < order
            if (!isNumber(r) || !isNumber(s)) expect(found).toBeNull()
          }
  })
})

describe('reading', () => {
  const word = '1'.repeat(64)
  const high = (order / 2n + 1n).toString(16).padStart(64, '0')
  const low = (order / 2n).toString(16).padStart(64, '0')

  test.each([
    ['00', 0],
    ['01', 1],
    ['1b', 0],
    ['1c', 1],
  ])('default: v of %s is recovery %i', (v, recovery) => {
    const read = readSignature(`0x${word}${low}${v}`)
    expect(read).toEqual({
      ok: true,
      signature: { recovery, compact: expect.any(Uint8Array) },
    })
    expect(read.ok && bytesToHex(read.signature.compact)).toBe(
      `0x${word}${low}`,
    )
  })

  test('error: any other v', () => {
    for (let v = 0; v < 256; v++) {
      if ([0, 1, 27, 28].includes(v)) continue
      const hex: Hex = `0x${word}${word}${v.toString(16).padStart(2, '0')}`
      expect(readSignature(hex)).toEqual({ ok: false, reason: 'illegal_v' })
    }
  })

  test.each<[string, Hex]>([
    ['64 bytes, as EIP-2098 packs them', `0x${word}${word}`],
    ['66 bytes', `0x${word}${word}1b00`],
    ['none', '0x'],
  ])('error: %s', (_, hex) => {
    expect(readSignature(hex).ok).toBe(false)
  })

  test.each(['1b', '1c', '00', '01'])('error: high s with v of %s', (v) => {
    const hex: Hex = `0x${word}${high}${v}`
    expect(readSignature(hex)).toEqual({ ok: false, reason: 'high_s' })
  })
})

describe('choice', () => {
  test('default: the addon, and the log says so', async () => {
    const { log, lines } = heardLog()
    const recover = chooseRecovery(log)
    expect(recover).not.toBe(recoverInJs)
    expect(lines).toMatchObject([{ by: 'native' }])
    const { address, hash, signature } = await signed('chosen')
    expect(recover(hash, signature)).toBe(address)
  })

  test.each<[string, () => unknown]>([
    [
      'is not there',
      () => {
        throw new Error('Cannot find module')
      },
    ],
    ['is another library', () => ({})],
    ['errs', () => ({ ecdsaRecover: () => new Uint8Array(65) })],
  ])('error: JavaScript where the addon %s', async (_, load) => {
    const { log, lines } = heardLog()
    const recover = chooseRecovery(log, load)
    expect(recover).toBe(recoverInJs)
    expect(lines).toMatchObject([{ by: 'js' }])
    const { address, hash, signature } = await signed('chosen')
    expect(recover(hash, signature)).toBe(address)
  })
})
