import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import type { ReplicaReport } from '../db/database.ts'
import { RefusalError } from '../errors.ts'
import type { ClubMiddleware } from '../http/types.ts'
import { jobMetrics } from '../jobs/metrics.ts'
import { storeMetrics } from './storeMetrics.ts'

/** A gauge that is read when it is asked for; not there while it is unknown. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | undefined,
) {
  const shown: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read()
      if (value === undefined) shown.reset()
      else shown.set(value)
    },
  })
}

function createRegistry(app: AppContext): Registry {
  const { index, db, nodes: all } = app
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const standing = () => index.book.standing()
  const known: [string, string, () => number | undefined][] = [
    ['block', 'Block up to which everything is in', () => standing()?.block],
    ['head', 'Newest block that is known of', () => standing()?.head],
    [
      'seen_timestamp_seconds',
      'When the chain was last looked at',
      () => {
        const at = standing()?.seenAt
        return at ? Date.parse(at) / 1_000 : undefined
      },
    ],
    ['holders', 'Addresses with an NFT', () => index.book.holders()],
    [
      'leads',
      '1 in the process that reads the chain',
      () => (index.leads() ? 1 : 0),
    ],
    [
      'blocks_per_second',
      'Blocks taken in, smoothed; of the process that leads',
      () => (index.leads() ? index.progress()?.rate : undefined),
    ],
    [
      'transfers_total',
      'Transfers this process took in',
      () => index.progress()?.events,
    ],
    [
      'reorgs_total',
      'Reorgs this process undid',
      () => index.progress()?.reorgs,
    ],
    [
      'unwitnessed_ranges_total',
      'Ranges whose logs one node alone told this process, though several are configured',
      () => index.unwitnessed(),
    ],
    [
      'verified_block',
      'Block up to which all was read twice',
      () => index.book.proof()?.verified ?? undefined,
    ],
    [
      'doubts',
      'Balances that are not what the chain says, and not mended yet',
      () => index.book.proof()?.doubts,
    ],
    [
      'mended_transfers',
      'Transfers that a node had left out, and that were put in afterwards',
      () => index.book.proof()?.mended,
    ],
    [
      'bloom_questions_total',
      'Blocks this process asked for again, because their bloom said more',
      () => index.blooms().asked,
    ],
    [
      'bloom_found_total',
      'Logs that were found that way',
      () => index.blooms().found,
    ],
    [
      'bloom_distrusted_nodes',
      'Nodes whose blooms do not hold what is in their blocks',
      () => index.blooms().distrusted,
    ],
  ]
  for (const [name, help, read] of known)
    gauge(registry, `club_index_${name}`, help, read)
  const { purges } = app
  const told = purges.isOn ? purges.counts : undefined
  gauge(
    registry,
    'club_purges_sent_total',
    'Requests to caches that were heard',
    () => told?.().sent,
  )
  gauge(
    registry,
    'club_purges_failed_total',
    'Requests to caches that were not',
    () => told?.().failed,
  )
  const { replica } = db
  const ofReplica: [
    string,
    string,
    (report: ReplicaReport) => number | null,
  ][] = [
    [
      'used',
      '1 while reads of visitors go to it',
      ({ status }) => Number(status === 'used'),
    ],
    [
      'refused',
      '1 while it is no replica of this database',
      ({ status }) => Number(status === 'refused'),
    ],
    ['age_seconds', 'Since it had everything', ({ age }) => age && age / 1_000],
    ['reads_total', 'Reads that it answered', ({ reads }) => reads],
    [
      'turned_back_total',
      'Reads that it could not answer, and the primary did',
      ({ turnedBack }) => turnedBack,
    ],
  ]
  for (const [name, help, read] of replica ? ofReplica : [])
    gauge(registry, `club_replica_${name}`, help, () =>
      replica ? (read(replica.report()) ?? undefined) : undefined,
    )
  gauge(registry, 'club_database_ready', '1 while it answers', () =>
    Number(db.isReady()),
  )
  const nodes = new Gauge({
    name: 'club_node_score',
    help: 'How a node of the chain has done lately: 1 is well, towards 0',
    labelNames: ['node'],
    registers: [registry],
    collect() {
      for (const { name, health } of all.health())
        nodes.set({ node: name }, health.score)
    },
  })
  jobMetrics(registry, app)
  app.requestCounts.showIn(registry)
  storeMetrics(registry, app)
  return registry
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `/metrics` in Prometheus' text format, for those with `METRICS_TOKEN`. To
 * anyone else there is no such page.
 */
export function answerMetrics(app: AppContext): ClubMiddleware {
  const token = app.env.METRICS_TOKEN
  if (!token) return (_, next) => next()
  const expected = digest(`Bearer ${token}`)
  const registry = createRegistry(app)
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next()
    const given = digest(ctx.get('authorization'))
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !timingSafeEqual(given, expected))
      throw new RefusalError('not_found')
    ctx.type = registry.contentType
    ctx.body = await registry.metrics()
  }
}
