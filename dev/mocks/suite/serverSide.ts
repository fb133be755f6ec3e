import { votesEndpoints } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { bountyMomentWork } from '../../../server/api/bounties/news.ts'
import { openBounties } from '../../../server/api/bounties/openBounties.ts'
import type { Purposes } from '../../../server/api/fees/feePurpose.ts'
import { momentWork } from '../../../server/api/inbox/news.ts'
import type { AppContext } from '../../../server/context.ts'
import { mount } from '../../../server/http/mount.ts'
import { rowsOf } from '../../../server/http/paths.ts'
import { eventually } from '../../../server/testing/eventually.ts'
import { ask } from '../../../server/testing/request.ts'
import { startTestServer } from '../../../server/testing/startTestServer.ts'
import { startCable } from '../../e2e/journeys/support/cable.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import type { Chain } from '../../world/chain.ts'
import { marketplacePath, serveMarketplace } from '../../world/marketplace.ts'
import { findFreePort } from '../../world/ports.ts'
import { worldClubs } from '../../world/seed/clubs.ts'
import { worldGovernance } from '../../world/seed/governance.ts'
import { swapUnit } from '../../world/seed/holdings.ts'
import { fixturePast } from '../../world/seed/past.ts'
import { settleAll } from '../server/bounties.ts'
import { createSuiteClock } from './clock.ts'
import { createNotes, notesApi, notesTwins } from './notes.ts'
import { origin, type Side, toAnswered } from './side.ts'

/** Answers that are as of a block. */
const tellsOfTheChain =
  /^\/api\/(auth|admin|analytics|bounties|bounty-drafts|clubs|comments|drafts|eligibility|fees|inbox|people|proposals|submissions|swap)(\/|\?|$)/

export interface ServerSideOptions {
  at: number
  chain: Chain
  /** Values of the environment that are about limits. */
  limits: Record<string, string>
  /** What takes the place of the areas' own. */
  feePurposes: Purposes<unknown>
}

/** The real server, on a real chain that can be cut off from it. */
export async function startServerSide(
  options: ServerSideOptions,
): Promise<Side> {
  const { at, chain, limits, feePurposes } = options
  const clock = createSuiteClock(at)
  const accounts = createTestAccounts()
  const cable = await startCable(Number(new URL(chain.rpcUrl).port))
  const port = await findFreePort()
  let app: AppContext | undefined
  const server = await startTestServer({
    clock,
    // Its log is read by a call; nobody reads it here.
    logTo: { write: () => {} },
    extras: {
      clubs: worldClubs(accounts),
      governance: worldGovernance(
        accounts,
        chain.addresses,
        fixturePast(accounts, chain.addresses.swap),
      ),
      middleware: serveMarketplace(cable.url, chain.addresses),
      feePurposes,
      rows: (context) => {
        app = context
        return rowsOf(
          notesApi,
          mount(context, notesApi, createNotes(), notesTwins),
        )
      },
    },
    chain: { ...chain, rpcUrl: cable.url },
    record: {
      CLUB_CHAIN: 'local',
      LOG_LEVEL: 'info',
      PORT: String(port),
      WALLETS_URL: `http://127.0.0.1:${port}${marketplacePath}`,
      ORIGIN: origin,
      SWAP_UNIT: String(swapUnit),
      PUBLIC_RPC_URL: chain.rpcUrl,
      ...limits,
    },
  })
  let isCut = false

  /** Waits until the index is at the head, by the time that the side goes by. */
  async function settled() {
    const head = Number(await chain.rpc.call('eth_blockNumber'))
    const seenAt = new Date(clock.now()).toISOString()
    const index = { block: head, seenAt, status: 'fresh' }
    await eventually(async () => {
      const { text } = await ask(`${server.url}/readyz`)
      expect(JSON.parse(text).index).toMatchObject(index)
    })
    // What its jobs do in a moment.
    await app?.fees.run()
    await app?.swaps.run()
    await app?.swaps.readMembers()
    if (app) await settleAll(openBounties(app))
    await eventually(async () => {
      app?.jobs.wake('due')
      const waiting = await app?.dueRows.counts()
      for (const work of [momentWork, bountyMomentWork]) {
        const oldest = waiting?.get(work)?.oldest ?? clock.now() + 1
        expect(+oldest).toBeGreaterThan(clock.now())
      }
    })
  }

  /** Waits until the day is sealed: a job does it, soon after the start. */
  const sealed = () =>
    eventually(async () => {
      const { text } = await ask(`${server.url}${votesEndpoints.logDays.path}`)
      expect(JSON.parse(text).days).not.toEqual([])
    })

  return {
    name: 'server',
    async send({ method, path, headers = {}, body }) {
      if (!isCut && tellsOfTheChain.test(path)) await settled()
      if (path.startsWith(votesEndpoints.logDays.path)) await sealed()
      const answer = await ask(server.url + path, {
        method,
        headers,
        ...(body !== undefined && { body: Buffer.from(body) }),
      })
      const { 'set-cookie': cookies = [], ...rest } = answer.headers
      const said = Object.entries(rest).map(
        ([name, value]) => [name, String(value)] as [string, string],
      )
      return toAnswered(answer.status, said, cookies, answer.text)
    },
    async rpc(method, params = []) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body }
      return (await fetch(chain.rpcUrl, init)).json()
    },
    advance: clock.advance,
    async inOneBlock(work) {
      await chain.rpc.call('evm_setAutomine', [false])
      await work()
      await chain.rpc.call('evm_mine')
      await chain.rpc.call('evm_setAutomine', [true])
    },
    async cutNode() {
      isCut = true
      await cable.cut()
    },
    async stop() {
      await server.close()
      await cable.cut()
    },
  }
}
