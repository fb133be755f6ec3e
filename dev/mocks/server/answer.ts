import {
  type ApiName,
  api,
  type HttpCode,
  httpCodes,
} from '@narwhal-club/core/contract'
import { refusals } from '@narwhal-club/core/messages'
import type { MockWorld } from '../world.types.ts'
import { type MockCall, Refusal, refuseFor } from './call.ts'
import { commonHeaders } from './headers.ts'
import { countHit } from './limit.ts'
import { look } from './readings.ts'
import { routes } from './routes.ts'
import { checkAnswer } from './steps.ts'
import type { Visitor } from './visitor.ts'

/** Where every request of a mocked page comes from. */
const source = 'page'
const readMethods = ['GET', 'HEAD']

/** The methods that a path takes, as `Allow` lists them; none: no such path. */
const methodsOf = (path: string) =>
  Object.values(api)
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? readMethods : [method]))

const findRoute = (path: string) =>
  (Object.keys(api) as ApiName[]).find((name) => api[name].path === path)

/** Answers a request for anything below `/api`, as the server would. */
export async function answerApi(
  world: MockWorld,
  request: Request,
  visitor: Visitor,
): Promise<Response> {
  const headers = commonHeaders(world)
  try {
    const answer = await run(world, request, visitor, headers)
    return respond(request, 200, answer, headers)
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
    const refusal = error instanceof Refusal ? error : new Refusal('internal')
    for (const [name, value] of Object.entries(refusal.headers))
      headers.set(name, value)
    return refuse(request, refusal.code, headers)
  }
}

async function run(
  world: MockWorld,
  request: Request,
  visitor: Visitor,
  headers: Headers,
): Promise<unknown> {
  const { method } = request
  const path = new URL(request.url).pathname
  if (world.scenario.server === 'failing') throw new Refusal('internal')
  const methods = methodsOf(path)
  const name = findRoute(path)
  if (!name) throw new Refusal('not_found')
  if (!methods.includes(method))
    throw new Refusal('method_not_allowed', { Allow: methods.join(', ') })
  if (world.scenario.server === 'unavailable') throw refuseFor('unavailable', 1)
  look(world)
  countHit(world, 'read', source)
  const origin = visitor.origin(request)
  if (!readMethods.includes(method) && !world.origins.includes(origin ?? ''))
    throw new Refusal('origin_refused')
  const call: MockCall = {
    ...{ name, world, request, path, visitor, source, headers },
    body: undefined,
    session: null,
    answer: undefined,
  }
  for (const step of routes[name]) await step(call)
  return checkAnswer(call)
}

const refuse = (request: Request, code: HttpCode, headers: Headers) =>
  respond(request, httpCodes[code], { error: refusals[code], code }, headers)

function respond(
  request: Request,
  status: number,
  body: unknown,
  headers: Headers,
): Response {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const text = request.method === 'HEAD' ? null : JSON.stringify(body)
  return new Response(text, { status, headers })
}
