import { type Endpoint, httpCodes } from '@narwhal-club/core/contract'
import { refusals } from '@narwhal-club/core/messages'
import * as z from 'zod/mini'
import { RefusalError } from '../../../server/errors.ts'
import {
  isKnownTo,
  revalidatedByOne,
  tagLength,
} from '../../../server/http/etag.ts'
import { readAsked } from '../../../server/http/readAsked.ts'
import { forAnyone, isShared } from '../../../server/http/shared.ts'
import {
  headersOfWritten,
  linkToRest,
  mediaTypes,
} from '../../../server/http/twin.ts'
import { keysOfPath } from '../../../server/purge/contentKeys.ts'
import type { MockWorld } from '../world.types.ts'
import { type Kept, type MockCall, refuseFor } from './call.ts'
import { readCookie } from './cookies.ts'
import { takeBody, termsOf } from './gates.ts'
import { commonHeaders } from './headers.ts'
import { keepUp } from './keepUp.ts'
import { countHit } from './limit.ts'
import { look } from './readings.ts'
import { allPaths, type MockPaths } from './routes.ts'
import type { Visitor } from './visitor.ts'

/** Where every request of a mocked page comes from. */
const source = 'page'
const readMethods = ['GET', 'HEAD']
const json = 'application/json; charset=utf-8'
/** Bytes of a body where the line says nothing else. */
const usualBytes = 131_072

/** Answers a request for anything below `/api`, as the server would. */
export async function answerApi(
  world: MockWorld,
  request: Request,
  visitor: Visitor,
  paths: MockPaths = allPaths,
): Promise<Response> {
  const headers = commonHeaders(world)
  try {
    return await run(paths, { world, request, visitor, headers })
  } catch (error) {
    const isExpected = error instanceof RefusalError
    if (!isExpected) console.error(error)
    const refusal = isExpected ? error : new RefusalError('internal')
    world.tally.count(refusal.code)
    for (const [name, value] of Object.entries(refusal.headers))
      headers.set(name, value)
    return refuse(request, refusal, headers)
  }
}

async function run(
  paths: MockPaths,
  came: Pick<MockCall, 'world' | 'request' | 'visitor' | 'headers'>,
): Promise<Response> {
  const { world, request, visitor, headers } = came
  const { method } = request
  const path = new URL(request.url).pathname
  if (world.scenario.server === 'failing') throw new RefusalError('internal')
  const { at, params } = paths.find(path, method)
  if (world.scenario.server === 'unavailable') throw refuseFor('unavailable', 1)
  look(world)
  await keepUp(world)
  countHit(world, 'read', source)
  const origin = visitor.origin(request)
  if (!readMethods.includes(method) && !world.origins.includes(origin ?? ''))
    throw new RefusalError('origin_refused')
  const { endpoint, handle } = at
  const { method: takes, bytes = usualBytes, cache } = endpoint
  const body = takes === 'GET' ? undefined : await takeBody(request, bytes)
  const call: MockCall = { ...came, source, session: null }
  for (const gate of termsOf(endpoint)) gate(call)
  const said = { query: new URL(request.url).search.slice(1), params, body }
  const asked = readAsked<Endpoint>(endpoint, said)
  const form = await at.form?.()
  const asking = form?.twin.asking?.(asked) ?? asked
  const answer = z.parse(endpoint.answer, await handle(call, asking))
  const isAnyone = takes === 'GET' && readCookie(call, 'session') === undefined
  if (!form) {
    const isTagged = cache === 'public' || (isAnyone && isShared(endpoint))
    if (!isTagged) return respond(request, 200, answer, headers)
    const text = JSON.stringify(answer)
    return respondTagged(call, { type: json, text }, isAnyone)
  }
  const written = form.twin.write(answer)
  const link = linkToRest(answer as object, { path, query: said.query })
  const more = headersOfWritten(written, form.format, link)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  const kept = { type: mediaTypes[form.format], text: written.text }
  if (cache === 'public') return respondTagged(call, kept, isAnyone)
  headers.set('Content-Type', kept.type)
  const text = request.method === 'HEAD' ? null : kept.text
  return new Response(text, { status: 200, headers })
}

async function respondTagged(
  { request, headers }: MockCall,
  { type, text }: Kept,
  isAnyone: boolean,
): Promise<Response> {
  const etag = await tagOf(text)
  headers.set('Cache-Control', isAnyone ? forAnyone : revalidatedByOne)
  headers.set('Vary', 'Cookie')
  if (isAnyone) {
    const keys = keysOfPath(new URL(request.url).pathname)
    headers.set('Surrogate-Key', keys.join(' '))
  }
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
  { code, details }: Pick<RefusalError, 'code' | 'details'>,
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
