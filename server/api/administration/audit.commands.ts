import type {
  Asked,
  administrationApi,
  ModerationLogLine,
} from '@narwhal-club/core/contract'
import type { ModeratedKind } from '@narwhal-club/core/governance'
import type { LedgerEntry, LedgerHead } from '@narwhal-club/core/ledger'
import { badQuery } from '../../errors.ts'

type Api = typeof administrationApi

export interface AuditSearch {
  /** Lines before this place. */
  before?: number | undefined
  limit: number
  kind?: string | undefined
  by?: string | undefined
  to?: string | undefined
  /** Nothing but what was moderated. */
  isModeration?: true
}

/** What the audit log is read by: a table here, memory in the mocks. */
export interface AuditPorts {
  /** The newest first. */
  list(search: AuditSearch): Promise<LedgerEntry[]>
  head(): Promise<LedgerHead>
}

const usual = 50

function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (!/^(0|[1-9][0-9]{0,8})$/.test(cursor)) throw badQuery('cursor')
  return Number(cursor)
}

interface Paged {
  cursor?: string | undefined
  limit?: number | undefined
}

/** Reads one line more than is shown: it tells whether there are others. */
async function page(
  ports: AuditPorts,
  { cursor, limit = usual }: Paged,
  search: Omit<AuditSearch, 'limit' | 'before'>,
) {
  const before = placeOf(cursor)
  const found = await ports.list({ ...search, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    ...(found.length > limit && last && { next: String(last.index) }),
  }
}

/** Shows the whole log to administrators. */
export async function listAudit(
  ports: AuditPorts,
  { kind, by, to, ...asked }: Asked<Api['adminAudit']>,
) {
  // Read first: what is added meanwhile stands beyond it.
  const head = await ports.head()
  return { ...(await page(ports, asked, { kind, by, to })), head }
}

interface Said {
  by: string
  to: string
  reason?: string
  details?: { thing?: ModeratedKind; place?: ModerationLogLine['place'] }
}

/** Shows what was moderated to everyone. */
export async function listModeration(
  ports: AuditPorts,
  asked: Asked<Api['moderationLog']>,
) {
  const { rows, next } = await page(ports, asked, { isModeration: true })
  return {
    rows: rows.map(({ index, hash, kind, receivedAt, payload }) => {
      const { by, to, reason, details } = JSON.parse(payload) as Said
      const { thing, place } = details ?? {}
      const at = new Date(receivedAt).toISOString()
      return {
        ...{ index, hash, kind, at, by, to },
        ...(reason && { reason }),
        ...(thing && { thing }),
        ...(place && { place }),
      }
    }),
    ...(next && { next }),
  }
}
