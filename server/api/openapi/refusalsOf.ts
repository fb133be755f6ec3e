import {
  type Endpoint,
  flagsOf,
  type HttpCode,
  type RefusalRow,
  refusalTable,
  type Who,
} from '@narwhal-club/core/contract'
import { isNamed } from '../../http/isNamed.ts'

const ofRole: Record<Who, readonly HttpCode[]> = {
  visitor: [],
  member: ['not_signed_in'],
  administrator: ['not_signed_in', 'not_admin'],
}

/** Every refusal that a call may be answered with, by its terms and its own. */
export function refusalsOf(endpoint: Endpoint): [HttpCode, RefusalRow][] {
  const { method, who, fresh, params, query, refusals = [] } = endpoint
  const isWrite = method !== 'GET'
  const codes: HttpCode[] = [
    ...(params || query ? (['bad_query'] as const) : []),
    ...(isWrite ? writeRefusals : []),
    ...ofRole[who],
    ...closedRefusals(endpoint),
    ...(fresh ? (['fresh_signature_needed'] as const) : []),
    ...(isNamed(endpoint) ? namedRefusals : []),
    ...refusals,
    ...always,
  ]
  return [...new Set(codes)].map((code) => [code, refusalTable[code]])
}

/** What a call is refused with while administrators have closed it (E4). */
const closedRefusals = (endpoint: Endpoint): HttpCode[] =>
  flagsOf(endpoint).map((flag) =>
    flag === 'readOnly' ? 'read_only_mode' : 'area_closed',
  )

const namedRefusals = ['in_progress', 'key_reused'] as const
const writeRefusals = [
  'bad_request',
  'invalid_body',
  'origin_refused',
  'body_too_large',
  'unsupported_media_type',
] as const
const always = ['rate_limited', 'internal', 'unavailable'] as const
