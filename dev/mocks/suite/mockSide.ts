import { getResponse } from 'msw'
import type { Purposes } from '../../../server/api/fees/feePurpose.ts'
import { createPaths } from '../../../server/http/paths.ts'
import { createHandlers } from '../handlers.ts'
import { mountMocks } from '../server/mount.ts'
import { allRows } from '../server/routes.ts'
import { headerVisitor } from '../server/visitor.ts'
import { createMockWorld } from '../world.ts'
import type { MockLimits, MockWorld } from '../world.types.ts'
import { createSuiteClock } from './clock.ts'
import { createNotes, notesApi, notesTwins } from './notes.ts'
import { origin, type Side, toAnswered } from './side.ts'

export interface MockSideOptions {
  /** When the suite begins, in milliseconds. */
  at: number
  /** Time of the chain's newest block, in seconds. */
  chainTime: number
  /** When its first blocks were, in seconds, from 0. */
  blockTimes: readonly number[]
  rpcUrl: string
  limits: Partial<MockLimits>
  /** What takes the place of the areas' own. */
  feePurposes: Purposes<unknown>
}

/** The side that is asked through MSW's own matching of handlers. */
export function createMockSide({ at, ...options }: MockSideOptions): Side {
  const clock = createSuiteClock(at)
  const world = createMockWorld({ clock, origins: [origin], ...options })
  return mockSideOf(world, clock)
}

/** A world as cases ask it, and what moves its time. */
export function mockSideOf(
  world: MockWorld,
  clock: { advance(milliseconds: number): void },
): Side {
  const notes = mountMocks(notesApi, createNotes(), async () => notesTwins)
  const handlers = createHandlers(world, {
    origin,
    visitor: headerVisitor,
    paths: createPaths([...allRows, ...notes]),
  })

  async function ask(request: Request) {
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler takes ${request.url}`)
    return response
  }
  return {
    name: 'mocks',
    async send({ method, path, headers = {}, body }) {
      const init = { method, headers, ...(body !== undefined && { body }) }
      const response = await ask(new Request(origin + path, init))
      return toAnswered(
        response.status,
        response.headers,
        response.headers.getSetCookie(),
        await response.text(),
      )
    },
    async rpc(method, params = []) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const { rpcUrl } = world.config.chain
      return (await ask(new Request(rpcUrl, { method: 'POST', body }))).json()
    },
    advance: clock.advance,
    async inOneBlock(work) {
      world.chain.hold()
      await work()
      world.chain.release()
    },
    async cutNode() {
      world.scenario.node = 'away'
    },
    stop: async () => {},
  }
}
