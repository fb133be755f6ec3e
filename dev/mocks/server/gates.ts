import {
  flagsOf,
  type Line,
  type RateClass,
  rateOf,
  type Who,
} from '@narwhal-club/core/contract'
import {
  type Actor,
  canAdminister,
  visitor,
  votingPowerOf,
} from '@narwhal-club/core/policies'
import {
  holdToFresh,
  isFresh,
} from '../../../server/api/administration/freshness.ts'
import { holdToFlags } from '../../../server/api/administration/holdToFlags.ts'
import { withRights } from '../../../server/api/administration/withRights.ts'
import { isToken } from '../../../server/api/auth/secrets.ts'
import { RefusalError } from '../../../server/errors.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { parseObject, requireJson } from '../../../server/http/jsonBody.ts'
import type { MockWorld } from '../world.types.ts'
import type { Gate, MockCall } from './call.ts'
import { readCookie } from './cookies.ts'
import { limit } from './limit.ts'
import { findSession, memorySessions } from './memorySessions.ts'
import { indexSource } from './readings.ts'

/** Reads a JSON object; a request without a body has none. */
export async function takeBody(
  request: Request,
  longest: number,
): Promise<Record<string, unknown> | undefined> {
  const { headers } = request
  const bytes = await request.clone().arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  requireJson(
    headers.get('content-encoding') ?? undefined,
    headers.get('content-type') ?? undefined,
  )
  if (bytes.byteLength > longest) throw new RefusalError('body_too_large')
  return parseObject(bytes)
}

/** Finds the caller by the session cookie. */
const authenticate: Gate = (call) => {
  const token = readCookie(call, 'session')
  call.session = token && isToken(token) ? findSession(call.world, token) : null
}

const requireMember: Gate = (call) => {
  memberOf(call)
}

/** Who asks, as the server's policies have it. */
export const actorOf = ({
  session,
  world,
}: Pick<MockCall, 'session' | 'world'>): Actor =>
  session ? actorAt(world, session.address) : visitor

/** What is known of an address, as of one who asks. */
export const actorAt = (
  world: MockWorld,
  address: NonNullable<Actor['address']>,
): Actor => ({
  ...visitor,
  address,
  isAdmin: world.admins.includes(address),
  holdings: holdingsOf(world, address),
})

/** As the index has them; null where it cannot tell. */
function holdingsOf(world: MockWorld, address: string): Actor['holdings'] {
  const { status, block } = indexSource(world)
  if (block === undefined) return null
  const votingPower = votingPowerOf(world.state.chain.nfts[address] ?? 0)
  return { votingPower, block, isStale: status !== 'fresh' }
}

const requireAdmin: Gate = (call) => {
  const verdict = canAdminister(actorOf(call))
  if (!verdict.ok) throw new RefusalError(verdict.code)
}

const proofOf = (call: MockCall) =>
  memorySessions(call.world).provedAt(memberOf(call).tokenHash)

const requireFresh: Gate = (call) => {
  holdToFresh(proofOf(call), call.world.clock.now())
}

/** Acts for who asks; as an administrator only with a fresh signature. */
export const asOneWithRights = <T>(
  call: MockCall,
  act: (actor: Actor) => Promise<T>,
): Promise<T> =>
  withRights(
    actorOf(call),
    () => isFresh(proofOf(call), call.world.clock.now()),
    act,
  )

const checks: Record<Who, readonly Gate[]> = {
  visitor: [],
  member: [requireMember],
  administrator: [requireAdmin],
}

const counters: Record<RateClass, readonly Gate[]> = {
  read: [],
  nonce: [limit('nonce')],
  verify: [limit('verify')],
  write: [limit('write')],
  draft: [limit('draft')],
  comment: [limit('comment')],
}

/** What stands before a call by its line, in the server's order. */
export function termsOf(line: Line): readonly Gate[] {
  const rate = rateOf(line)
  const isLookedUp =
    line.session === true || line.who !== 'visitor' || rate === 'write'
  return [
    ...(isLookedUp ? [authenticate] : []),
    ...checks[line.who],
    ...counters[rate],
    ({ world }) => holdToFlags(world.state.flags ?? [], flagsOf(line)),
    ...(line.fresh ? [requireFresh] : []),
  ]
}
