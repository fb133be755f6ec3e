import { expect, test } from 'vitest'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { otherThan, subjectOf } from './subject.ts'

const other = `0x${'cd'.repeat(20)}`
const subject = subjectOf(testEnv(noChain))

test.each([
  ['NFT_CONTRACT', other],
  ['TOKEN_CONTRACT', other],
  ['SWAP_CONTRACT', other],
  ['ADMIN_WALLET', other],
  ['INDEX_FROM', '7'],
  ['FEES_FROM', '7'],
])('behavior: of another %s it is another index', (name, value) => {
  const changed = subjectOf(testEnv(noChain, { [name]: value }))
  expect(changed).not.toBe(subject)
  expect(otherThan(changed, subject)).toBe(`${name}=${value}`)
})

test('behavior: of anything else it is the same', () => {
  const record = { INDEX_INTERVAL: '999', RPC_URL: 'http://127.0.0.1:8' }
  expect(subjectOf(testEnv(noChain, record))).toBe(subject)
})
