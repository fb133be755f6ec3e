import { type Env, parseEnv } from '../env.ts'

type Hex = `0x${string}`

/** What a test world must know of the chain it stands on. */
export interface TestChain {
  rpcUrl: string
  addresses: Record<'nft' | 'token' | 'swap', string>
  accounts: { admin: { address: Hex } }
}

const nowhere = '0x00000000000000000000000000000000000000aa'

/** A chain that is never asked, or not there. */
export const noChain: TestChain = {
  rpcUrl: 'http://127.0.0.1:9',
  addresses: { nft: nowhere, token: nowhere, swap: nowhere },
  accounts: { admin: { address: nowhere } },
}

export type EnvRecord = Record<string, string | undefined>

/** Limits out of the way, unless a test is about them. */
const noLimits = {
  LIMIT_NONCE: '100000',
  LIMIT_VERIFY: '100000',
  LIMIT_WRITE: '100000',
  LIMIT_DRAFT: '100000',
  LIMIT_COMMENT: '100000',
  LIMIT_READ: '1000000',
  LIMIT_LAG: '0',
  LIMIT_NONCES_PER_BROWSER: '1000',
  LIMIT_NONCES_PER_SOURCE: '100000',
}

export const productionRecord: EnvRecord = {
  NODE_ENV: 'production',
  ORIGIN: 'https://club.example',
  SECRET: 'a-secret-of-more-than-thirty-two-characters',
}

/** The environment of a test server, before it is parsed. */
export function testRecord(chain: TestChain, record: EnvRecord): EnvRecord {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    RPC_URL: chain.rpcUrl,
    NFT_CONTRACT: chain.addresses.nft,
    TOKEN_CONTRACT: chain.addresses.token,
    SWAP_CONTRACT: chain.addresses.swap,
    ADMIN_WALLET: chain.accounts.admin.address,
    ADMINS: chain.accounts.admin.address,
    SNAPSHOT_MINUTES: '0',
    INDEX_INTERVAL: '100',
    LOG_LEVEL: 'silent',
    ...noLimits,
    ...record,
  }
}

export const testEnv = (chain: TestChain, record: EnvRecord = {}): Env =>
  parseEnv(testRecord(chain, record))
