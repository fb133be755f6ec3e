import { walletsServiceUrl } from '@narwhal-club/core/constants'
import { publishedTestAddresses } from './chain/testAddresses.ts'
import type { EnvInput } from './env.ts'

/** One value that does not hold, by the name it is set with. */
export interface Refusal {
  name: string
  problem: string
}

const contracts = ['NFT_CONTRACT', 'TOKEN_CONTRACT', 'SWAP_CONTRACT'] as const

/** Returns what a well-formed configuration still gets wrong. */
export function refusalsOf(env: EnvInput): Refusal[] {
  return [
    ...walletsRefusals(env),
    ...replicaRefusals(env),
    ...(env.NODE_ENV === 'production' ? productionRefusals(env) : []),
    ...(env.CLUB_CHAIN === 'cronos' ? cronosRefusals(env) : []),
    ...(isForMoney(env) ? testAddressRefusals(env) : []),
  ]
}

function productionRefusals(env: EnvInput): Refusal[] {
  const refusals: Refusal[] = []
  const refuse = (name: string, problem: string) =>
    refusals.push({ name, problem })
  if (!env.ORIGIN) refuse('ORIGIN', 'must be set in production')
  // Cookies are Secure there: over plain http no browser would send them back,
  // loopback aside, which browsers count as a secure context.
  else if (env.ORIGIN.some((origin) => !isSecureContext(origin)))
    refuse('ORIGIN', 'must be https in production (loopback aside)')
  if (!env.ADMINS?.length) refuse('ADMINS', 'must be set in production')
  if (env.SECRET.length < 32)
    refuse('SECRET', 'must be set in production, 32 characters or more')
  if (env.REFUSAL_REASONS === 'told')
    refuse(
      'REFUSAL_REASONS',
      'must be logged in production, and told to nobody',
    )
  if (!env.DATABASE_URL && !env.DATA_DIR)
    refuse('DATABASE_URL', 'or DATA_DIR must be set in production')
  if (!env.PUBLIC_RPC_URL && env.RPC_URL?.[0] && mayHoldKey(env.RPC_URL[0]))
    refuse(
      'PUBLIC_RPC_URL',
      "must be set in production: browsers would be told RPC_URL's first, key and all",
    )
  return refusals
}

function replicaRefusals(env: EnvInput): Refusal[] {
  const { DATABASE_READ_URL: url, DATABASE_URL: primary } = env
  if (url === undefined) return []
  const refusal = (problem: string) => [{ name: 'DATABASE_READ_URL', problem }]
  if (primary === undefined) return refusal('is of no use without DATABASE_URL')
  return url === primary ? refusal('is DATABASE_URL itself') : []
}

/** The hosts that may be asked about wallets. */
const marketplaces = [new URL(walletsServiceUrl).host]

/** A key goes to the marketplace and nowhere else; a stand-in is our own. */
function walletsRefusals({ WALLETS_URL, NODE_ENV }: EnvInput): Refusal[] {
  if (!WALLETS_URL) return []
  const { host, hostname, protocol, username, password } = new URL(WALLETS_URL)
  if (username || password)
    return [{ name: 'WALLETS_URL', problem: 'holds a key: WALLETS_KEY does' }]
  const isKnown = marketplaces.includes(host) && protocol === 'https:'
  const isOwn = NODE_ENV !== 'production' && hostname === '127.0.0.1'
  if (isKnown || isOwn) return []
  const problem = `must be https at ${marketplaces.join(', ')}`
  return [{ name: 'WALLETS_URL', problem }]
}

/** Keys of node providers stand in the path, the query or the credentials. */
function mayHoldKey(url: string): boolean {
  const { pathname, search, username, password } = new URL(url)
  return pathname !== '/' || `${search}${username}${password}` !== ''
}

function isSecureContext(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:') return true
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function cronosRefusals(env: EnvInput): Refusal[] {
  const refusals: Refusal[] = []
  if (env.NODE_ENV !== 'production')
    refusals.push({ name: 'NODE_ENV', problem: 'must be production on Cronos' })
  if (!env.RPC_URL) refusals.push({ name: 'RPC_URL', problem: 'is missing' })
  // No fees at all would look like none that were paid.
  if (env.FEES_FROM === undefined)
    refusals.push({
      name: 'FEES_FROM',
      problem:
        'must be set on Cronos: the block of the first fee paid in coins, such as that of the swap contract; every block since is read whole',
    })
  return refusals
}

/** Production is for money, unless it says itself that its chain is a local one. */
const isForMoney = ({ NODE_ENV, CLUB_CHAIN }: EnvInput) =>
  CLUB_CHAIN === 'cronos' ||
  (NODE_ENV === 'production' && CLUB_CHAIN === undefined)

function testAddressRefusals(env: EnvInput): Refusal[] {
  const refusals: Refusal[] = []
  const known = 'is a published test address, whose key anyone holds'
  const problem = env.CLUB_CHAIN
    ? known
    : `${known}: where that is meant, set CLUB_CHAIN=local`
  const published = publishedTestAddresses()
  for (const name of [...contracts, 'ADMIN_WALLET'] as const)
    if (published.has(env[name])) refusals.push({ name, problem })
  if (env.ADMINS?.some((admin) => published.has(admin)))
    refusals.push({ name: 'ADMINS', problem: `holds what ${problem}` })
  return refusals
}
