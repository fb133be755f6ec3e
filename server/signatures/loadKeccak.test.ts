import { createKeccak } from 'hash-wasm'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { heardLog } from './heardLog.testing.ts'
import { chooseKeccak } from './loadKeccak.ts'

const texts = [0, 1, 64, 135, 136, 137, 5_000].map((length) =>
  Uint8Array.from({ length }, (_, at) => (at * 31) % 256),
)

test.each([
  ['as WebAssembly', createKeccak, 0],
  ['where there is none', () => Promise.reject(new Error('not allowed')), 1],
])(
  'default: %s hashes come out the same, and stay',
  async (_, load, warnings) => {
    const { log, lines } = heardLog()
    const keccak = await chooseKeccak(log, load)
    expect(lines).toHaveLength(warnings)
    const hashes = texts.map(keccak)
    expect(hashes).toEqual(texts.map((bytes) => keccak256(bytes, 'bytes')))
  },
)
