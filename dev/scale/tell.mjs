const share = (sorted, part) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** Who asks, in everything that happens. */
const asking = ['members', 'pages', 'reads', 'votes']
/** Members are refused while there is no primary; a write ends with its process. */
const refusals = { members: [503], votes: [502, 503] }

/** Milliseconds in which what is killed is gone, its children too. */
const dying = 250
/** An answer that broke off as something died which it came through. */
const brokeOff = ({ at, status }, happenedAt) =>
  /^(?:ECONNRESET|EPIPE)$/.test(status) &&
  at >= happenedAt &&
  at < happenedAt + dying

/**
 * What each kind of visitor saw while something happened.
 *
 * @param broken the kinds whose answers came through what ended, if any
 */
export function summarize(seen, happenedAt, broken = []) {
  const kinds = new Set([...asking, ...seen.map(({ kind }) => kind)])
  return [...kinds].map((kind) => {
    const own = seen.filter((each) => each.kind === kind)
    const failed = own.filter(({ status }) => status !== 200)
    const times = own.map(({ took }) => took).sort((a, b) => a - b)
    const errors = {}
    for (const { status } of failed) errors[status] = (errors[status] ?? 0) + 1
    const isExcused = (each) =>
      refusals[kind]?.includes(each.status) ||
      (broken.includes(kind) && brokeOff(each, happenedAt))
    return {
      kind,
      requests: own.length,
      failed: failed.length,
      /** Those that nobody may see. */
      bad: failed.filter((each) => !isExcused(each)).length,
      errors,
      p50: share(times, 0.5),
      p95: share(times, 0.95),
      slowest: times.at(-1) ?? 0,
      oldest: Math.max(0, ...own.map(({ age }) => age)),
      hits: own.filter(({ isHit }) => isHit).length / Math.max(1, own.length),
      /** Milliseconds until the last that failed. */
      recovered: failed.length > 0 ? failed.at(-1).at - happenedAt : 0,
    }
  })
}

/** What is wrong with what visitors saw; where nobody looked, that. */
export function complaintsOf(results) {
  const rows = results.flatMap(({ name, rows }) =>
    rows.map((row) => ({ ...row, what: `${name}: ${row.kind}` })),
  )
  const some = (isSo, say) => rows.filter(isSo).map(say)
  return [
    ...some(
      ({ requests }) => requests === 0,
      ({ what }) => `${what} asked nothing`,
    ),
    ...some(
      ({ bad }) => bad > 0,
      ({ what, bad, errors }) => `${what}: ${bad} of ${JSON.stringify(errors)}`,
    ),
    ...some(
      ({ kind, requests, failed }) => kind === 'votes' && failed === requests,
      ({ what }) => `${what}: none was acknowledged`,
    ),
    ...(rows.some(({ hits }) => hits > 0) ? [] : ['nothing was the cache’s']),
  ]
}

const ms = (value) => `${Math.round(value)} ms`

export function print(name, { seconds, rows, note }) {
  console.log(`\n${name}${note ? `  (${note})` : ''}`)
  for (const row of rows) {
    const { kind, requests, failed, errors, p50, p95, slowest, oldest } = row
    const told = Object.entries(errors).map(([code, n]) => `${n}× ${code}`)
    const fate =
      failed === 0
        ? 'none failed'
        : `${failed} failed (${told.join(', ')}), the last ${(row.recovered / 1_000).toFixed(1)} s after`
    console.log(
      `  ${kind.padEnd(8)} ${String(requests).padStart(6)} (${Math.round(requests / seconds)}/s)  ${fate}; p50 ${ms(p50)}, p95 ${ms(p95)}, slowest ${ms(slowest)}; oldest ${oldest.toFixed(1)} s${row.hits > 0 ? `; ${Math.round(row.hits * 100)}% from the cache` : ''}`,
    )
  }
}
