import { holdToShare, limitWindow } from '../../../server/http/rateLimit.ts'
import type { MockWorld } from '../world.types.ts'
import type { Gate, MockCall } from './call.ts'

type Limited = 'nonce' | 'verify' | 'write' | 'draft' | 'comment' | 'read'

/** @throws RefusalError once `who` has had this minute's share. */
export function countHit(world: MockWorld, kind: Limited, who: string) {
  const { hits } = world.state
  const now = world.clock.now()
  const key = `${kind}:${who}`
  const known = hits[key]
  const isOpen = known !== undefined && known.startedAt > now - limitWindow
  const counted = isOpen ? known : { startedAt: now, hits: 0 }
  counted.hits += 1
  hits[key] = counted
  holdToShare(counted, { limit: world.limits[kind], now, kind })
}

/** Limits by member, or by source where no member is signed in. */
export const limit =
  (kind: Limited): Gate =>
  ({ world, session, source }: MockCall) =>
    countHit(world, kind, session?.address ?? source)
