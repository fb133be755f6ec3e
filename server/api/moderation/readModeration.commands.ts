import type { Asked, moderationApi } from '@narwhal-club/core/contract'
import { moderatedKinds } from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { ModerationPorts, Thing } from './moderation.ports.ts'
import { hostsOf, presentThing } from './presentThing.ts'

type Api = typeof moderationApi
type Ports = Pick<ModerationPorts<never>, 'clock' | 'reads' | 'alwaysBlocked'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const spot = {
  at: fields.instant,
  kind: fields.oneOf(...moderatedKinds),
  id: fields.uuid,
}
const places = {
  waiting: createKeyset('moderation-waiting', spot),
  warned: createKeyset('moderation-warned', spot),
  hidden: createKeyset('moderation-hidden', spot),
  tombstoned: createKeyset('moderation-tombstoned', spot),
}
const blockedPlaces = createKeyset('blocked', {
  at: fields.instant,
  address: fields.address,
})

async function presented({ reads }: Ports, things: readonly Thing[]) {
  const hosts = [...new Set(things.flatMap(hostsOf))]
  const known = await reads.hostsSince(hosts)
  return things.map((thing) => presentThing(thing, known))
}

/** Lists what waits, the first first; or what was done, the last first. */
export async function tellQueue(
  ports: Ports,
  { view, kind, cursor, limit = usualLimit }: Asked<Api['moderationQueue']>,
) {
  const keyset = places[view]
  const { total, rows } = await ports.reads.queue({
    view,
    kind: kind ?? null,
    now: ports.clock.now(),
    after: keyset.read(cursor),
    limit: limit + 1,
  })
  const { page, ...rest } = keyset.cut(rows, limit, (row) => ({
    at: row.since,
    kind: row.kind,
    id: row.id,
  }))
  return { rows: await presented(ports, page), total, ...rest }
}

/** Tells all that is known of one thing. */
export async function tellThing(
  ports: Ports,
  { kind, thing: id }: Asked<Api['moderatedThing']>,
) {
  const thing = await ports.reads.find(kind, id, ports.clock.now())
  if (!thing) throw new RefusalError('thing_not_found')
  const [told] = await presented(ports, [thing])
  if (!told) throw new RefusalError('thing_not_found')
  return told
}

/** Lists who publishes nothing: first those whom the configuration names. */
export async function listBlocked(
  { reads, alwaysBlocked }: Ports,
  { cursor, limit = usualLimit }: Asked<Api['blockedAuthors']>,
) {
  const after = blockedPlaces.read(cursor)
  const found = await reads.blocked({ after, limit: limit + 1 })
  const { page, ...rest } = blockedPlaces.cut(found.rows, limit, (row) => ({
    at: row.at,
    address: row.address as `0x${string}`,
  }))
  const rows = page.map(({ address, at, ...said }) => ({
    address,
    said: { ...said, at: new Date(at).toISOString() },
  }))
  const always = after ? [] : alwaysBlocked.map((address) => ({ address }))
  const total = found.total + alwaysBlocked.length
  return { rows: [...always, ...rows], total, ...rest }
}
