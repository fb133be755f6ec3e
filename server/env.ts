import { z } from 'zod'
import {
  address,
  addressList,
  baseUnits,
  count,
  databaseUrl,
  hostList,
  originList,
  urlList,
  wholeNumber,
} from './env.fields.ts'
import { type Refusal, refusalsOf } from './env.rules.ts'
import { ConfigError } from './errors.ts'

const developmentSecret = 'only-for-development'

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development'),
  /** Which world this is: the local chain (the default) or Cronos mainnet. */
  CLUB_CHAIN: z.enum(['local', 'cronos']).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Allowed origins; in development both loopback names at our port. */
  ORIGIN: originList.optional(),
  /** A PostgreSQL server; without it the embedded database is used. */
  DATABASE_URL: databaseUrl.optional(),
  /** A streaming replica of it, for reads that may be a little old. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /**
   * Milliseconds that those may be behind: beyond them the primary is asked.
   * `/api/log` is never answered from what is 100 s behind (decision 239).
   */
  DATABASE_READ_LAG: count(500, 60_000, 5_000),
  /** Where the embedded database lives; `memory:` keeps nothing. */
  DATA_DIR: z.string().min(1).optional(),
  /** Minutes between snapshots of the embedded database; 0 = none. */
  SNAPSHOT_MINUTES: count(0, 1_440, 15),
  /** Nodes of the chain, the preferred one first. */
  RPC_URL: urlList.optional(),
  /** The node browsers are told; `RPC_URL`'s first otherwise. */
  PUBLIC_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NFT_CONTRACT: address,
  TOKEN_CONTRACT: address,
  SWAP_CONTRACT: address,
  /** The exempt wallet and the treasury, one and the same. */
  ADMIN_WALLET: address,
  ADMINS: addressList.optional(),
  /** Contracts and pools that are no holders, besides zero, dead and vault. */
  EXCLUDED_ADDRESSES: addressList.optional(),
  /** Hosts that no words may lead to, besides those that no club wants (P6). */
  BLOCKED_HOSTS: hostList.default([]),
  /** Wallets that publish nothing here (P7). */
  BLOCKED_AUTHORS: addressList.default([]),
  /** Whether taking words down for good takes two administrators. */
  TOMBSTONE_BY_TWO: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Keys the hash of source addresses in logs and limits. */
  SECRET: z.string().min(1).default(developmentSecret),
  /** What one NFT's ratio counts, in base units of the token. */
  SWAP_UNIT: baseUnits.default('1000000000000000000000000000'),
  /** The block that the index begins with: the club's contracts are younger. */
  INDEX_FROM: count(0, 2 ** 31 - 1, 0),
  /** Milliseconds between looks for a new block. */
  INDEX_INTERVAL: count(50, 60_000, 1_000),
  /**
   * The block from which fees paid in coins are looked for: whole blocks are
   * read for it, where transfers take a look at their logs. On Cronos that is
   * years of blocks: there it must be set, elsewhere it is 0.
   */
  FEES_FROM: wholeNumber(0, 2 ** 31 - 1).optional(),
  /** The marketplace's wallets service, v2 (R3.11); without it there is none. */
  WALLETS_URL: z.url({ protocol: /^https?$/ }).optional(),
  WALLETS_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'is no value of a header')
    .optional(),
  /** Shared caches that are told what to forget; without any nothing is told. */
  PURGE_URL: urlList.optional(),
  /** Bearer that is sent with it. */
  PURGE_TOKEN: z.string().min(16).optional(),
  /** Bearer of `/metrics`; without it there is no such page. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The built app; without it only the API answers. */
  STATIC_DIR: z.string().min(1).optional(),
  /** How many proxies in front of us append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: count(0, 8, 0),
  LIMIT_NONCE: count(1, 1_000_000, 30),
  LIMIT_VERIFY: count(1, 1_000_000, 30),
  LIMIT_WRITE: count(1, 1_000_000, 20),
  LIMIT_DRAFT: count(1, 1_000_000, 60),
  LIMIT_COMMENT: count(1, 1_000_000, 5),
  LIMIT_READ: count(1, 100_000_000, 6_000),
  LIMIT_NONCES_PER_BROWSER: count(1, 1_000, 5),
  LIMIT_NONCES_PER_SOURCE: count(1, 1_000_000, 20),
  LIMIT_CONNECTIONS: count(1, 100_000, 1_000),
  /** Of one address, where no proxies of ours stand before us. */
  LIMIT_CONNECTIONS_PER_SOURCE: count(1, 100_000, 250),
  /** Connections on which pages hear what is new; each takes one of those. */
  LIMIT_STREAMS: count(0, 100_000, 500),
  LIMIT_STREAMS_PER_SOURCE: count(1, 100_000, 10),
  /**
   * Milliseconds the event loop may be late before work is turned away; 0 = any.
   * In production 1,000 unless set: elsewhere a busy laptop is no emergency.
   */
  LIMIT_LAG: count(0, 60_000, 0),
  /**
   * Whether a refusal says its exact reason to who asked, for who develops a
   * front end: such an answer is an oracle for attackers, too.
   */
  REFUSAL_REASONS: z.enum(['logged', 'told']).default('logged'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info'),
})

/** The name of every variable that a server reads. */
export const envNames: readonly string[] = Object.keys(schema.shape)

export type EnvInput = z.output<typeof schema>

/** The configuration, parsed once. Nothing else reads the environment. */
export type Env = Readonly<
  EnvInput & {
    CLUB_CHAIN: 'local' | 'cronos'
    RPC_URL: readonly string[]
    DATA_DIR: string
    FEES_FROM: number
  }
>

/**
 * Parses the environment. An empty value counts as none.
 *
 * @throws ConfigError naming every value that is missing or wrong.
 */
export function parseEnv(record: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== ''),
  )
  if (given.NODE_ENV === 'production') given.LIMIT_LAG ??= '1000'
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw configError(
      parsed.error.issues.map((issue) => ({
        name: String(issue.path[0]),
        problem:
          given[String(issue.path[0])] === undefined
            ? 'is missing'
            : issue.message,
      })),
    )
  const refusals = refusalsOf(parsed.data)
  if (refusals.length > 0) throw configError(refusals)
  return {
    ...parsed.data,
    CLUB_CHAIN: parsed.data.CLUB_CHAIN ?? 'local',
    RPC_URL: parsed.data.RPC_URL ?? ['http://127.0.0.1:8545'],
    DATA_DIR: parsed.data.DATA_DIR ?? '.data',
    FEES_FROM: parsed.data.FEES_FROM ?? 0,
  }
}

/** Builds the one error that a wrong configuration ends in. */
export function configError(refusals: readonly Refusal[]): ConfigError {
  const lines = refusals.map(({ name, problem }) => `${name} ${problem}`)
  return new ConfigError(`Configuration refused: ${lines.join('; ')}`, {
    help: lines,
  })
}
