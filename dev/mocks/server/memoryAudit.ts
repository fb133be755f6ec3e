import {
  canonicalJson,
  emptyHead,
  hashEntry,
  type LedgerEntry,
} from '@narwhal-club/core/ledger'
import type {
  AuditPorts,
  AuditSearch,
} from '../../../server/api/administration/audit.commands.ts'
import type { Act } from '../../../server/audit/audit.ts'
import { isModeration } from '../../../server/audit/moderated.ts'
import type { MockWorld } from '../world.types.ts'

const ledger = 'audit'

/** The audit log in memory. */
export function memoryAudit({ state, clock }: MockWorld) {
  const lines = () => state.audit ?? []
  const head = () => {
    const last = lines().at(-1)
    return last ? { size: last.index + 1, hash: last.hash } : emptyHead
  }
  const isFound =
    ({ before, kind, by, to, ...search }: AuditSearch) =>
    (line: LedgerEntry) => {
      const said = JSON.parse(line.payload)
      return (
        line.index < (before ?? Number.POSITIVE_INFINITY) &&
        (!kind || line.kind === kind) &&
        (!by || said.by === by) &&
        (!to || said.to === to) &&
        (!search.isModeration || isModeration(line.kind))
      )
    }

  return {
    async note({ kind, by, to, reason, details }: Act) {
      const payload = canonicalJson({
        by,
        to,
        ...(reason !== undefined && { reason }),
        ...(details && { details }),
      })
      const { size: index, hash: prevHash } = head()
      const receivedAt = clock.now()
      const said = { ledger, index, kind, payload, receivedAt, prevHash }
      state.audit = [...lines(), { ...said, hash: hashEntry(said) }]
    },
    ports: {
      list: async (search) =>
        lines().filter(isFound(search)).reverse().slice(0, search.limit),
      head: async () => head(),
    } satisfies AuditPorts,
  }
}
