import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '../env.ts'
import { soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { type EnvRecord, noChain, testRecord } from '../testing/testEnv.ts'
import { checkConfig } from './checkConfig.ts'

const said: string[] = []
const check = (record: EnvRecord) =>
  checkConfig(testRecord(noChain, record), (line) => said.push(line))
const text = () => said.join('\n')

let folder: string
let stub: Awaited<ReturnType<typeof startRpcStub>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'club-config-'))
  writeFileSync(join(folder, 'index.html'), '')
  stub = await startRpcStub(soundNode())
})
afterEach(() => said.splice(0))
afterAll(() => {
  stub.close()
  rmSync(folder, { recursive: true })
})

/** A node that is as it should be, told of by its answers. */
const well = (more: Record<string, unknown> = {}) =>
  stub.behave((call, response) => {
    const { method } = call
    if (method in more) return more[method]
    if (method === 'eth_getCode') return '0x60'
    if (method === 'eth_getLogs') return []
    return soundNode()(call, response)
  })

const fineRecord = () => ({
  RPC_URL: `${stub.url}/v1/a-key-in-the-path?key=another`,
  DATA_DIR: join(folder, 'data'),
  STATIC_DIR: folder,
  SECRET: 'a-secret-that-nobody-reads-here',
  METRICS_TOKEN: 'a-token-that-nobody-reads',
})

test('default: each value with where it comes from, and all that was tried', async () => {
  well()
  expect(await check(fineRecord())).toBe(true)
  expect(text()).toMatch(/^LIMIT_WRITE +set +100000$/m)
  expect(text()).toMatch(/^HOST +default +127\.0\.0\.1$/m)
  expect(text()).toMatch(/^DATABASE_URL +default +\(none\)$/m)
  expect(text()).toMatch(/chain 25, answered in \d+ ms$/m)
  expect(text()).toMatch(/head 100, logs of 10000 blocks at once$/m)
  expect(said.at(-1)).toBe('A server may start on this.')
})

test('behavior: what opens something is not shown', async () => {
  well()
  const DATABASE_URL = 'postgres://club:a-password@127.0.0.1:9/club'
  expect(await check({ ...fineRecord(), DATABASE_URL })).toBe(false)
  expect(text()).toMatch(/^SECRET +set +\(set, 31 characters\)$/m)
  expect(text()).toContain('postgres://club:…@127.0.0.1:9/club')
  expect(text()).toMatch(/FAULT {2}DATABASE_URL does not answer/)
  for (const secret of ['nobody-reads', 'a-key-in', 'another', 'a-password'])
    expect(text()).not.toContain(secret)
})

test('error: refused in the words of a server that would not start', async () => {
  const record = { PORT: 'http', NFT_CONTRACT: '0x12', SECRET: 'do-not-tell' }
  expect(await check(record)).toBe(false)
  expect(() => parseEnv(testRecord(noChain, record))).toThrow(said.at(-1))
  expect(text()).not.toContain('do-not-tell')
})

test.each([
  ['another chain', { eth_chainId: '0x1' }, 'RPC_URL is on chain 1, not 25'],
  ['no contract', { eth_getCode: '0x' }, 'is no contract'],
  ['no node', undefined, 'does not answer'],
])('error: %s', async (_, answers, words) => {
  well(answers)
  const gone = { RPC_URL: 'http://127.0.0.1:9' }
  const record = { ...fineRecord(), ...(answers ? {} : gone) }
  expect(await check(record)).toBe(false)
  expect(text()).toMatch(new RegExp(`^FAULT .*${words}`, 'm'))
  expect(said.at(-1)).toMatch(/^\d to mend/)
})

test('error: a build that is not there', async () => {
  well()
  expect(await check({ ...fineRecord(), STATIC_DIR: '/nowhere' })).toBe(false)
  expect(text()).toContain('FAULT  STATIC_DIR /nowhere holds no built app')
})
