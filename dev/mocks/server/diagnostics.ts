import type { diagnosticsApi } from '@narwhal-club/core/contract'
import { refusals } from '@narwhal-club/core/messages'
import { canDiagnose } from '@narwhal-club/core/policies'
import { getAddress } from 'viem'
import {
  type ProbePorts,
  probeWallet,
} from '../../../server/api/diagnostics/probeWallet.ts'
import { readLog } from '../../../server/api/diagnostics/readLog.ts'
import {
  createRecentLines,
  type RecentLines,
} from '../../../server/api/diagnostics/recentLines.ts'
import { RefusalError } from '../../../server/errors.ts'
import { marketFacts } from '../../world/marketRanks.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { actorOf } from './gates.ts'

const logs = new WeakMap<MockWorld, RecentLines>()

/** What a server of such a world would have written by now. */
function logOf(world: MockWorld): RecentLines {
  const known = logs.get(world)
  if (known) return known
  const lines = createRecentLines()
  logs.set(world, lines)
  const { startedAt } = world
  const said: [level: number, seconds: number, rest: object][] = [
    [30, 0, { event: 'database_ready', msg: 'database ready' }],
    [30, 1, { event: 'listening', msg: 'listening', database: 'pglite' }],
    [40, 5, { event: 'node_failed', msg: 'node_failed', reason: 'timeout' }],
    [
      50,
      9,
      {
        event: 'database_lost',
        err: { type: 'Error', message: 'Connection terminated' },
        msg: 'database lost',
      },
    ],
  ]
  for (const [level, seconds, rest] of said)
    writeTo(lines, level, startedAt + seconds * 1_000, rest)
  return lines
}

function writeTo(lines: RecentLines, level: number, at: number, rest: object) {
  const time = new Date(at).toISOString()
  lines.add(JSON.stringify({ level, time, app: 'club', ...rest }))
}

const failed = JSON.stringify({ error: refusals.internal, code: 'internal' })

/** The stand-in for the marketplace, as the local world has it. */
const portsOf = ({ world }: MockCall): ProbePorts => ({
  asked: 'https://marketplace.invalid/v2/wallets',
  collection: world.config.contracts.nft,
  pageSize: 50,
  clock: world.clock,
  ticks: () => 0,
  clean: (text) => text,
  async ask(address) {
    if (world.scenario.market === 'away') throw new Error('away')
    // It is a part of the local world's server, and fails without the chain.
    if (world.scenario.node === 'away') return { status: 500, text: failed }
    const { answer } = await world.analytics()
    const { tokens } = await answer('analyticsWallet', {
      address: address as `0x${string}`,
      limit: 1,
      exclude: 'none',
    })
    const nftAddress = getAddress(world.config.contracts.nft)
    const nfts = tokens.slice(0, 50).map(({ id }) => ({
      nftId: id,
      nftAddress,
      ...marketFacts(Number(id)),
    }))
    const totalPages = Math.ceil(tokens.length / 50)
    return {
      status: 200,
      text: JSON.stringify({ nfts, page: 1, totalPages }),
    }
  },
})

export const diagnosticsHandlers: MockHandlers<typeof diagnosticsApi> = {
  diagnosticLog({ world, session, source }, asked) {
    const lines = logOf(world)
    const event = 'admin_read_log'
    const requestId = crypto.randomUUID()
    const wallet = session?.address
    writeTo(lines, 30, world.clock.now(), {
      ...{ event, requestId, source, wallet, msg: event },
    })
    return readLog(lines, asked)
  },
  diagnosticWallet(call, { address }) {
    const { world } = call.world.config
    if (!canDiagnose(actorOf(call), { world }).ok)
      throw new RefusalError('not_found')
    return probeWallet(portsOf(call), address)
  },
}
