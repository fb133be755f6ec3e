import type { Endpoint } from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { ProbeRow } from '@narwhal-club/ui/diagnostics/ProbeTable/ProbeTable.tsx'
import type { Probed } from './probe.ts'

const { schema } = diagnostics

/** How the question about an endpoint stands. */
export interface Asking {
  data: Probed | undefined
  error: unknown
  isFetching: boolean
}

function toRow({ path, who }: Endpoint, asking: Asking | undefined): ProbeRow {
  const about = {
    path,
    ...(who !== 'visitor' && { who: schema.for[who] }),
  }
  if (!asking || asking.isFetching)
    return { ...about, outcome: 'waiting', result: schema.running }
  const { data, error } = asking
  if (data) return { ...about, ...data }
  return error
    ? { ...about, outcome: 'failing', result: schema.silent }
    : { ...about, outcome: 'waiting', result: schema.running }
}

/**
 * Endpoints with what became of each: once all have answered those that fail
 * come first. Before that they stay where they are, for nothing is to jump.
 */
export function probedRows(
  endpoints: readonly Endpoint[],
  askings: readonly Asking[],
): ProbeRow[] {
  const rows = endpoints.map((each, at) => toRow(each, askings[at]))
  if (rows.some(({ outcome }) => outcome === 'waiting')) return rows
  const isFailing = ({ outcome }: ProbeRow) => outcome === 'failing'
  return [...rows.filter(isFailing), ...rows.filter((row) => !isFailing(row))]
}

/** How many of each there are, and what the slowest took. */
export function summarise(rows: readonly ProbeRow[]) {
  const many = (wanted: ProbeRow['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length
  const took = rows.flatMap(({ milliseconds }) => milliseconds ?? [])
  return {
    all: rows.length,
    right: many('right'),
    refused: many('refused'),
    failing: many('failing'),
    waiting: many('waiting'),
    slowest: took.length > 0 ? Math.max(...took) : undefined,
  }
}
