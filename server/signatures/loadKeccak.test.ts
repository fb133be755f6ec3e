import { createKeccak } from 'hash-wasm'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { chooseKeccak } from './loadKeccak.ts'

const texts = [0, 1, 64, 135, 136, 137, 5_000].map((length) =>
  Uint8Array.from({ length }, (_, at) => (at * 31) % 256),
)

test.each([
  ['as WebAssembly', createKeccak],
  ['where there is none', () => Promise.reject(new Error('not allowed'))],
])('default: %s hashes come out the same, and stay', async (_, load) => {
  const keccak = await chooseKeccak(load)
  const hashes = texts.map(keccak)
  expect(hashes).toEqual(texts.map((bytes) => keccak256(bytes, 'bytes')))
})
