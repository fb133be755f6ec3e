import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { answerRpc } from './rpc.ts'
import { answerApi } from './server/answer.ts'
import type { MockPaths } from './server/routes.ts'
import { pageVisitor, type Visitor } from './server/visitor.ts'
import type { MockWorld } from './world.types.ts'

export interface HandlerOptions {
  /** Where the mocked server is: the page's own origin. */
  origin: string
  /** @default the page that the mocks run in */
  visitor?: Visitor
  /** @default the whole contract */
  paths?: MockPaths
}

/**
 * Creates the MSW handlers of a world: every call of the contract, what else is
 * asked below `/api`, and the chain's node.
 *
 * @example
 * const world = createMockWorld({ origins: [location.origin] })
 * setupWorker(...createHandlers(world, { origin: location.origin }))
 */
export function createHandlers(
  world: MockWorld,
  { origin, visitor = pageVisitor(world, origin), paths }: HandlerOptions,
): RequestHandler[] {
  const meet = async (answer: () => Promise<Response>) => {
    const { latency, network } = world.scenario
    if (latency > 0) await delay(latency)
    if (network === 'offline') return HttpResponse.error()
    world.load()
    const response = await answer()
    world.save()
    return network === 'deaf' ? HttpResponse.error() : response
  }
  const answer = ({ request }: { request: Request }) =>
    meet(() => answerApi(world, request, visitor, paths))
  const node = http.post(world.config.chain.rpcUrl, ({ request }) =>
    meet(async () =>
      world.scenario.node === 'away'
        ? HttpResponse.error()
        : HttpResponse.json(
            (await answerRpc(world.chain, await request.json())) as object,
          ),
    ),
  )
  return [
    http.all(`${origin}/api`, answer),
    http.all(`${origin}/api/*`, answer),
    node,
  ]
}
