import { randomBytes } from 'node:crypto'
import {
  createWriteStream,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createServer, parseEnv } from '@narwhal-club/server'
import type { TestAccounts } from './accounts.ts'
import type { WorldClock } from './clock.ts'
import type { Addresses } from './deploy.ts'
import { marketplacePath, serveMarketplace } from './marketplace.ts'
import { webDirectory } from './root.ts'
import { createRpc } from './rpc.ts'
import { worldClubs } from './seed/clubs.ts'
import { type Written, worldGovernance } from './seed/governance.ts'
import { swapUnit } from './seed/holdings.ts'
import { readPast } from './seed/past.ts'
import { readPayment } from './seed/payments.ts'
import { type Served, serveBuilds } from './serveBuilds.ts'
import { serveWallet } from './serveWallet.ts'

export type WorldServerOptions = {
  port: number
  rpcUrl: string
  dataDir: string
  addresses: Addresses
  accounts: TestAccounts
  clock: WorldClock
  written: Written | undefined
  /** Of front ends that somebody develops, besides its own page. */
  origins: readonly string[]
  /** What is served as files beside the product. */
  builds: readonly Served[]
  env: Record<string, string | undefined>
}

/** Starts the product's server on a local world, with the demo wallet. */
export async function startWorldServer(options: WorldServerOptions) {
  const { port, rpcUrl, dataDir, addresses, accounts, clock, written } = options
  const admin = accounts.admin.address
  const log = createWriteStream(join(dataDir, 'server.log'), { flags: 'a' })
  const env = parseEnv({
    NODE_ENV: 'development',
    CLUB_CHAIN: 'local',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORIGIN: [
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      ...options.origins,
    ].join(),
    REFUSAL_REASONS: options.origins.length > 0 ? 'told' : 'logged',
    DATA_DIR: dataDir,
    RPC_URL: rpcUrl,
    NFT_CONTRACT: addresses.nft,
    TOKEN_CONTRACT: addresses.token,
    SWAP_CONTRACT: addresses.swap,
    ADMIN_WALLET: admin,
    ADMINS: admin,
    SECRET: keepSecret(dataDir),
    SWAP_UNIT: String(swapUnit),
    // A block comes when a person does something, and they look at once.
    INDEX_INTERVAL: '250',
    WALLETS_URL: `http://127.0.0.1:${port}${marketplacePath}`,
    STATIC_DIR: existsSync(join(webDirectory, 'index.html'))
      ? webDirectory
      : undefined,
    ...options.env,
  })
  const rpc = createRpc(rpcUrl)
  const past = await readPast(rpc, addresses)
  const payment = await readPayment(rpc, addresses, accounts, clock.now())
  // The page may ask no other node than that.
  const wallet = await serveWallet(env.PUBLIC_RPC_URL ?? rpcUrl, addresses)
  const marketplace = serveMarketplace(rpcUrl, addresses)
  const server = await createServer({
    env,
    clock,
    extras: {
      ...wallet,
      clubs: worldClubs(accounts),
      governance: worldGovernance(accounts, addresses, past, written, payment),
      middleware: [
        ...(wallet.middleware ?? []),
        ...marketplace,
        ...serveBuilds(options.builds),
      ],
    },
    logTo: log,
  })
  return {
    url: server.url,
    statements: server.statements,
    async close() {
      await server.close()
      log.end()
    },
  }
}

/** A secret of this world, so that hashes in its log stay comparable. */
function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}
