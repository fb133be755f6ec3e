import { randomBytes } from 'node:crypto'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { heardLog } from './heardLog.testing.ts'
import { chooseSigning } from './loadSigning.ts'
import { signInJs } from './signHash.ts'

const other = { signature: new Uint8Array(64).fill(9), recid: 0 }

test('default: native and ours sign as any wallet does, a thousand times', async () => {
  const { log, lines } = heardLog()
  const native = chooseSigning(log)
  expect(native).not.toBe(signInJs)
  expect(lines).toEqual([])
  for (let round = 0; round < 1_000; round++) {
    const [hash, key] = [randomBytes(32), randomBytes(32)]
    const made = native(hash, key)
    expect(made).toBe(signInJs(hash, key))
    if (round % 50 > 0) continue
    const account = privateKeyToAccount(bytesToHex(key))
    expect(made).toBe(await account.sign({ hash: bytesToHex(hash) }))
  }
})

test.each([
  [
    'is not there',
    () => {
      throw new Error('no such addon')
    },
  ],
  ['signs something else', () => ({ ecdsaSign: () => other })],
  ['is something else', () => ({})],
])('error: where the addon %s it is done in JavaScript', (_, load) => {
  const { log, lines } = heardLog()
  expect(chooseSigning(log, load)).toBe(signInJs)
  expect(lines).toMatchObject([{ by: 'js' }])
})
