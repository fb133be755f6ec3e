import type { MockWorld } from '../world.types.ts'
import { type Gate, type MockCall, refuseFor } from './call.ts'

const window = 60_000

type Limited = 'nonce' | 'verify' | 'write' | 'read'

/** @throws Refusal once `who` has had this minute's share. */
export function countHit(world: MockWorld, kind: Limited, who: string) {
  const { hits } = world.state
  const now = world.clock.now()
  const key = `${kind}:${who}`
  const known = hits[key]
  const isOpen = known !== undefined && known.startedAt > now - window
  const counted = isOpen ? known : { startedAt: now, hits: 0 }
  counted.hits += 1
  hits[key] = counted
  if (counted.hits <= world.limits[kind]) return
  const left = counted.startedAt + window - now
  throw refuseFor('rate_limited', Math.max(1, Math.ceil(left / 1_000)))
}

/** Limits by member, or by source where no member is signed in. */
export const limit =
  (kind: Limited): Gate =>
  ({ world, session, source }: MockCall) =>
    countHit(world, kind, session?.address ?? source)
