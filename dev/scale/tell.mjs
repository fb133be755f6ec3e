const share = (sorted, part) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0
const isBad = ({ status }) => typeof status !== 'number' || status >= 500

/** What one kind of visitor saw while something happened. */
export function summarize(seen, happenedAt) {
  const kinds = [...new Set(seen.map(({ kind }) => kind))].sort()
  return kinds.map((kind) => {
    const own = seen.filter((each) => each.kind === kind)
    const bad = own.filter(isBad)
    const times = own.map(({ took }) => took).sort((a, b) => a - b)
    const errors = {}
    for (const { status } of bad) errors[status] = (errors[status] ?? 0) + 1
    return {
      kind,
      requests: own.length,
      bad: bad.length,
      errors,
      p50: share(times, 0.5),
      p95: share(times, 0.95),
      slowest: times.at(-1) ?? 0,
      oldest: Math.max(0, ...own.map(({ age }) => age)),
      hits: own.filter(({ isHit }) => isHit).length / own.length,
      /** Milliseconds until the last of them. */
      recovered: bad.length > 0 ? bad.at(-1).at - happenedAt : 0,
    }
  })
}

const ms = (value) => `${Math.round(value)} ms`

export function print(name, { seconds, rows, note }) {
  console.log(`\n${name}${note ? `  (${note})` : ''}`)
  for (const row of rows) {
    const { kind, requests, bad, errors, p50, p95, slowest, oldest } = row
    const told = Object.entries(errors).map(([code, n]) => `${n}× ${code}`)
    const failed =
      bad === 0
        ? 'none failed'
        : `${bad} failed (${told.join(', ')}), the last ${(row.recovered / 1_000).toFixed(1)} s after`
    console.log(
      `  ${kind.padEnd(8)} ${String(requests).padStart(6)} (${Math.round(requests / seconds)}/s)  ${failed}; p50 ${ms(p50)}, p95 ${ms(p95)}, slowest ${ms(slowest)}; oldest ${oldest.toFixed(1)} s${row.hits > 0 ? `; ${Math.round(row.hits * 100)}% from the cache` : ''}`,
    )
  }
}
