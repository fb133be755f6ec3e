import {
  analyticsApi,
  csvPathOf,
  csvSourceOf,
  csvTwins,
  httpCodes,
  type SurfaceName,
  surface,
} from '@narwhal-club/core/contract'
import { refusals } from '@narwhal-club/core/messages'
import { RefusalError } from '../../../server/errors.ts'
import { isKnownTo, revalidated, tagLength } from '../../../server/http/etag.ts'
import { matchPath, toPattern } from '../../../server/http/pattern.ts'
import type { MockWorld } from '../world.types.ts'
import { type Kept, type MockCall, Refusal, refuseFor } from './call.ts'
import { commonHeaders } from './headers.ts'
import { countHit } from './limit.ts'
import { look } from './readings.ts'
import { routes } from './routes.ts'
import { checkAnswer } from './steps.ts'
import type { Visitor } from './visitor.ts'

/** Where every request of a mocked page comes from. */
const source = 'page'
const readMethods = ['GET', 'HEAD']
const json = 'application/json; charset=utf-8'

/** Every path, tables first: the end of theirs is no part of a named segment. */
const places = [
  ...csvTwins.map((name) => ({
    ...toPattern(csvPathOf(name)),
    ...{ name: csvSourceOf(name), method: 'GET', table: name },
  })),
  ...(Object.keys(surface) as SurfaceName[]).map((name) => ({
    ...toPattern(surface[name].path),
    ...{ name, method: surface[name].method, table: undefined },
  })),
]

/** Finds what is at a path: a call, or its answer as a table. */
function findPlace(path: string) {
  for (const place of places) {
    const params = matchPath(place, path)
    if (params) return { ...place, params }
  }
  throw new Refusal('not_found')
}

/** Answers a request for anything below `/api`, as the server would. */
export async function answerApi(
  world: MockWorld,
  request: Request,
  visitor: Visitor,
): Promise<Response> {
  const headers = commonHeaders(world)
  try {
    return await run(world, request, visitor, headers)
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof RefusalError
    if (!isExpected) console.error(error)
    const refusal = isExpected ? error : new Refusal('internal')
    for (const [name, value] of Object.entries(refusal.headers))
      headers.set(name, value)
    return refuse(request, refusal, headers)
  }
}

async function run(
  world: MockWorld,
  request: Request,
  visitor: Visitor,
  headers: Headers,
): Promise<Response> {
  const { method } = request
  const path = new URL(request.url).pathname
  if (world.scenario.server === 'failing') throw new Refusal('internal')
  const { name, params, table, ...place } = findPlace(path)
  const methods = place.method === 'GET' ? readMethods : [place.method]
  if (!methods.includes(method))
    throw new Refusal('method_not_allowed', { Allow: methods.join(', ') })
  if (world.scenario.server === 'unavailable') throw refuseFor('unavailable', 1)
  look(world)
  countHit(world, 'read', source)
  const origin = visitor.origin(request)
  if (!readMethods.includes(method) && !world.origins.includes(origin ?? ''))
    throw new Refusal('origin_refused')
  const call: MockCall = {
    ...{ name, table, world, request, path, params, visitor, source, headers },
    body: undefined,
    session: null,
    answer: undefined,
  }
  for (const step of routes[name]) await step(call)
  const answer = checkAnswer(call)
  if (!(name in analyticsApi)) return respond(request, 200, answer, headers)
  return respondTagged(request, await toKept(call, answer as object), headers)
}

/** Writes what is the same for everyone, as it is or as a table. */
async function toKept(
  { world, headers, table, path, request }: MockCall,
  answer: object,
): Promise<Kept> {
  if (!table) return { type: json, text: JSON.stringify(answer) }
  const { nameTable, writeTable, nextLink } = await world.analytics()
  const query = new URL(request.url).search.slice(1)
  const link = nextLink(table, { path, query }, answer)
  if (link) headers.set('Link', link)
  const name = nameTable(table, answer)
  headers.set('Content-Disposition', `attachment; filename="${name}.csv"`)
  const type = 'text/csv; charset=utf-8'
  return { type, text: writeTable(table, answer) }
}

async function respondTagged(
  request: Request,
  { type, text }: Kept,
  headers: Headers,
): Promise<Response> {
  const etag = await tagOf(text)
  headers.set('Cache-Control', revalidated)
  headers.set('ETag', etag)
  const known = request.headers.get('if-none-match') ?? ''
  if (isKnownTo(known, etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  const body = request.method === 'HEAD' ? null : text
  return new Response(body, { status: 200, headers })
}

async function tagOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const url = base64.replaceAll('+', '-').replaceAll('/', '_')
  return `"${url.slice(0, tagLength)}"`
}

const refuse = (
  request: Request,
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  headers: Headers,
) =>
  respond(
    request,
    httpCodes[code],
    { error: refusals[code], code, ...(details && { details }) },
    headers,
  )

function respond(
  request: Request,
  status: number,
  body: unknown,
  headers: Headers,
): Response {
  headers.set('Content-Type', json)
  const text = request.method === 'HEAD' ? null : JSON.stringify(body)
  return new Response(text, { status, headers })
}
