import { expect, test } from 'vitest'
import { publicRpcUrl } from './api/club/presentConfig.ts'
import { publishedTestAddresses } from './chain/testAddresses.ts'
import { createServer } from './createServer.ts'
import { parseEnv } from './env.ts'
import { ConfigError } from './errors.ts'
import { soundNode, startRpcStub } from './testing/rpcStub.ts'
import {
  type EnvRecord,
  noChain,
  productionRecord,
  testEnv,
  testRecord,
} from './testing/testEnv.ts'

const real = '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23'
const published = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const publishedContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const least = {
  NFT_CONTRACT: real,
  TOKEN_CONTRACT: real,
  SWAP_CONTRACT: real,
  ADMIN_WALLET: real,
}
const live = {
  ...least,
  ...productionRecord,
  ADMINS: real,
  DATABASE_URL: 'postgres://club@db/club',
}
const cronos = {
  ...live,
  CLUB_CHAIN: 'cronos',
  RPC_URL: 'https://evm.cronos.org',
  FEES_FROM: '20000000',
}

test('default: the least a development server must be told', () => {
  expect(parseEnv(least)).toMatchObject({
    NODE_ENV: 'development',
    CLUB_CHAIN: 'local',
    HOST: '127.0.0.1',
    PORT: 3000,
    NFT_CONTRACT: real.toLowerCase(),
    RPC_URL: ['http://127.0.0.1:8545'],
    LIMIT_NONCE: 30,
    LIMIT_VERIFY: 30,
    LIMIT_WRITE: 20,
    LIMIT_DRAFT: 60,
    LIMIT_COMMENT: 5,
    LIMIT_NONCES_PER_BROWSER: 5,
    LIMIT_NONCES_PER_SOURCE: 20,
    TRUSTED_PROXY_HOPS: 0,
    INDEX_FROM: 0,
    FEES_FROM: 0,
  })
})

test('default: production and Cronos, told everything', () => {
  expect(parseEnv(live)).toMatchObject({
    ORIGIN: ['https://club.example'],
    LIMIT_LAG: 1_000,
  })
  expect(parseEnv(cronos)).toMatchObject({
    CLUB_CHAIN: 'cronos',
    FEES_FROM: 20_000_000,
  })
  expect(parseEnv({ ...cronos, FEES_FROM: '0' }).FEES_FROM).toBe(0)
})

const replicated = {
  ...least,
  DATABASE_URL: 'postgres://primary/club',
  DATABASE_READ_URL: 'postgres://replica/club',
}

test('parameters: a replica may be five seconds behind, unless it says otherwise', () => {
  expect(parseEnv(replicated).DATABASE_READ_LAG).toBe(5_000)
  expect(
    parseEnv({ ...replicated, DATABASE_READ_LAG: '800' }).DATABASE_READ_LAG,
  ).toBe(800)
})

test('parameters: lists', () => {
  const env = parseEnv({
    ...least,
    ORIGIN: 'https://a.example, http://localhost:3000',
    ADMINS: `${real},${published}`,
    RPC_URL: 'https://a.example/key,https://b.example',
    PUBLIC_RPC_URL: 'https://public.example',
  })
  expect(env.ORIGIN).toEqual(['https://a.example', 'http://localhost:3000'])
  expect(env.ADMINS).toEqual([real.toLowerCase(), published.toLowerCase()])
  expect(env.RPC_URL).toHaveLength(2)
  expect(publicRpcUrl(env)).toBe('https://public.example')
})

test.each<[string, EnvRecord]>([
  ['NFT_CONTRACT', { ...least, NFT_CONTRACT: undefined }],
  ['TOKEN_CONTRACT', { ...least, TOKEN_CONTRACT: '0x12' }],
  ['SWAP_CONTRACT', { ...least, SWAP_CONTRACT: `${real.slice(0, -1)}4` }],
  ['ADMIN_WALLET', { ...least, ADMIN_WALLET: '' }],
  ['ADMINS', { ...least, ADMINS: `${real},me` }],
  ['NODE_ENV', { ...least, NODE_ENV: 'prod' }],
  ['CLUB_CHAIN', { ...least, CLUB_CHAIN: 'mainnet' }],
  ['PORT', { ...least, PORT: '70000' }],
  ['ORIGIN', { ...least, ORIGIN: 'https://a.example/' }],
  ['ORIGIN', { ...least, ORIGIN: '*' }],
  ['ORIGIN', { ...least, ORIGIN: 'https://*.a.example' }],
  ['ORIGIN', { ...least, ORIGIN: 'null' }],
  ['DATABASE_URL', { ...least, DATABASE_URL: 'mysql://x' }],
  [
    'DATABASE_READ_URL',
    { ...least, DATABASE_READ_URL: 'postgres://replica/club' },
  ],
  ['DATABASE_READ_URL', { ...replicated, DATABASE_READ_URL: 'https://x' }],
  [
    'DATABASE_READ_URL',
    { ...replicated, DATABASE_READ_URL: replicated.DATABASE_URL },
  ],
  ['DATABASE_READ_LAG', { ...replicated, DATABASE_READ_LAG: '100000' }],
  ['RPC_URL', { ...least, RPC_URL: 'localhost:8545' }],
  ['SWAP_UNIT', { ...least, SWAP_UNIT: '1.5' }],
  ['LIMIT_NONCE', { ...least, LIMIT_NONCE: 'many' }],
  ['LIMIT_VERIFY', { ...least, LIMIT_VERIFY: '0' }],
  ['TRUSTED_PROXY_HOPS', { ...least, TRUSTED_PROXY_HOPS: '-1' }],
  ['LOG_LEVEL', { ...least, LOG_LEVEL: 'loud' }],
  ['ORIGIN', { ...live, ORIGIN: undefined }],
  ['ORIGIN', { ...live, ORIGIN: 'http://club.example' }],
  ['ADMINS', { ...live, ADMINS: undefined }],
  ['REFUSAL_REASONS', { ...live, REFUSAL_REASONS: 'told' }],
  ['REFUSAL_REASONS', { ...least, REFUSAL_REASONS: 'yes' }],
  ['ADMINS', { ...live, ADMINS: ',' }],
  ['SECRET', { ...live, SECRET: undefined }],
  ['SECRET', { ...live, SECRET: 'only-for-development' }],
  ['DATABASE_URL', { ...live, DATABASE_URL: undefined }],
  ['RPC_URL', { ...cronos, RPC_URL: undefined }],
  ['FEES_FROM', { ...cronos, FEES_FROM: undefined }],
  ['FEES_FROM', { ...cronos, FEES_FROM: '' }],
  ['FEES_FROM', { ...least, FEES_FROM: '-1' }],
  ['NODE_ENV', { ...cronos, NODE_ENV: 'development' }],
  ['PUBLIC_RPC_URL', { ...cronos, RPC_URL: 'https://node.example/v1/key' }],
  ['PUBLIC_RPC_URL', { ...cronos, RPC_URL: 'https://node.example/?key=1' }],
  ['PUBLIC_RPC_URL', { ...cronos, RPC_URL: 'https://me:key@node.example' }],
  ['ADMIN_WALLET', { ...cronos, ADMIN_WALLET: published }],
  ['ADMIN_WALLET', { ...cronos, ADMIN_WALLET: published.toLowerCase() }],
  ['ADMINS', { ...cronos, ADMINS: `${real},${published}` }],
  ['TOKEN_CONTRACT', { ...cronos, TOKEN_CONTRACT: publishedContract }],
  ['ADMIN_WALLET', { ...live, ADMIN_WALLET: published }],
  ['ADMINS', { ...live, ADMINS: `${real},${published}` }],
  ['NFT_CONTRACT', { ...live, NFT_CONTRACT: publishedContract }],
  ['ADMIN_WALLET', { ...live, CLUB_CHAIN: '', ADMIN_WALLET: published }],
  ['WALLETS_URL', { ...cronos, WALLETS_URL: 'https://evil.example/v2' }],
  ['WALLETS_URL', { ...cronos, WALLETS_URL: 'http://api.ebisusbay.com/v2' }],
  ['WALLETS_URL', { ...cronos, WALLETS_URL: 'http://127.0.0.1:1/v2' }],
  ['WALLETS_URL', { ...least, WALLETS_URL: 'http://169.254.169.254/v2' }],
  [
    'WALLETS_URL',
    { ...cronos, WALLETS_URL: 'https://me:key@api.ebisusbay.com/v2' },
  ],
  ['WALLETS_KEY', { ...least, WALLETS_KEY: 'two\nlines' }],
  ['METRICS_TOKEN', { ...least, METRICS_TOKEN: 'short' }],
])('error: %s is named when it is wrong', (name, record) => {
  let caught: unknown
  try {
    parseEnv(record)
  } catch (error) {
    caught = error
  }
  expect(caught).toBeInstanceOf(ConfigError)
  const { help } = caught as ConfigError
  expect(help).toEqual([expect.stringMatching(`^${name} `)])
})

test('error: every wrong value is named, not the first alone', () => {
  const parse = () => parseEnv({ PORT: 'x', ADMIN_WALLET: 'y' })
  expect(parse).toThrow(/PORT.*NFT_CONTRACT.*ADMIN_WALLET/)
})

test('default: the published addresses are those that anvil prints', () => {
  const addresses = publishedTestAddresses()
  expect(addresses).toContain(published.toLowerCase())
  expect(addresses).toContain(publishedContract.toLowerCase())
  expect(addresses.size).toBe(800)
})

test('error: no secret of the configuration is in the refusal', () => {
  const SECRET = 'hunter2'
  expect(() => parseEnv({ ...live, SECRET })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(SECRET) }),
  )
})

test('parameters: loopback origins are fit for production trials', () => {
  const ORIGIN = 'http://127.0.0.1:3000,http://localhost:3000'
  expect(parseEnv({ ...live, ORIGIN }).ORIGIN).toHaveLength(2)
})

test('parameters: production on the local chain, where that is said', () => {
  const env = parseEnv({
    ...live,
    CLUB_CHAIN: 'local',
    ADMIN_WALLET: published,
    ADMINS: published,
    NFT_CONTRACT: publishedContract,
  })
  expect(env.CLUB_CHAIN).toBe('local')
})

test('error: a node on another chain', async () => {
  const node = await startRpcStub(({ method }, response) =>
    method === 'eth_chainId'
      ? '0x1'
      : soundNode()({ id: 1, method, params: [] }, response),
  )
  const env = testEnv({ ...noChain, rpcUrl: node.url }, { DATA_DIR: 'memory:' })
  await expect(createServer({ env })).rejects.toThrow(/RPC_URL is on chain 1/)
  node.close()
})

test('default: the test environment is a whole one', () => {
  expect(() => parseEnv(testRecord(noChain, {}))).not.toThrow()
})
