const number = (value, digits = 0) => value.toFixed(digits)

/** Prints a table: the first column to the left, numbers to the right. */
export function printTable(heads, rows) {
  const lines = [heads, ...rows]
  const widths = heads.map((_, at) =>
    Math.max(...lines.map((line) => line[at].length)),
  )
  for (const line of lines)
    console.log(
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
        )
        .join('  '),
    )
}

/** What requests cost a server, beside the first of them. */
export function printRequests(title, { rows, isPinned }, options) {
  const [base] = rows
  console.log(
    `\n== ${title}, ${isPinned ? 'on one core' : 'not pinned'}: ${options.connections} connections, best of ${options.rounds} rounds of ${options.seconds} s`,
  )
  printTable(
    ['', 'CPU µs/req', 'ratio', 'req/s', 'p50 ms', 'p95 ms', 'statements'],
    rows.map(({ name, cpu, perSecond, p50, p95, statements }) => [
      name,
      number(cpu, 1),
      number(cpu / base.cpu, 2),
      number(perSecond),
      number(p50, 2),
      number(p95, 2),
      Number.isNaN(statements) ? '' : number(statements, 3),
    ]),
  )
}

/** How fast ballots are taken, beside the check of their signatures alone. */
export function printVotes(results, options) {
  console.log(
    `\n== ballots, ${results[0].isPinned ? 'on one core' : 'not pinned'}: ${options.connections} connections, best of ${options.rounds} rounds of ${options.ballots}; the bare check of a signature is 1`,
  )
  printTable(
    [
      '',
      'ballots/s',
      'CPU µs',
      'ratio',
      'bare/s',
      'p50 ms',
      'p95 ms',
      'statements',
      'sent again',
    ],
    results.map(
      ({ name, perSecond, cpu, bare, p50, p95, statements, again }) => [
        name,
        number(perSecond),
        number(cpu),
        number(cpu / bare.cpu, 1),
        number(bare.perSecond),
        number(p50, 1),
        number(p95, 1),
        number(statements, 2),
        String(again),
      ],
    ),
  )
}

export function printMachines(results, options) {
  console.log(
    `\n== machines: best of ${options.rounds} rounds of ${options.events} events, ${options.instances} instances`,
  )
  printTable(
    ['', 'µs/event', 'kB/instance'],
    results.map(({ id, microseconds, bytes }) => [
      id,
      number(microseconds, 2),
      bytes === undefined ? '' : number(bytes / 1_000, 1),
    ]),
  )
}

export function printIndex(results) {
  console.log(
    '\n== chain index: a history read from its first block to its head',
  )
  const [peer] = results
  const speed = ({ events, took }) => (events / took) * 1_000
  printTable(
    ['', 'events/s', 'ratio', 'µs CPU/event', 'peak MB', 'ratio'],
    results.map((result) => [
      result.name,
      number(speed(result)),
      number(speed(result) / speed(peer), 2),
      number(result.cpu / result.events, 1),
      number(result.peak / 1e6),
      number(result.peak / peer.peak, 2),
    ]),
  )
  for (const { name, times } of results.filter((each) => each.times))
    console.log(
      `${name}: ${Object.entries(times)
        .map(([query, ms]) => `${query} ${number(ms, 1)} ms`)
        .join(', ')}`,
    )
}

/** kB that a front end loads, beside the first of them, which is not ours. */
export function printSizes(rows) {
  const [peer] = rows
  const kB = (bytes) => number(bytes / 1_000, 1)
  console.log(
    '\n== the package: kB minified and under brotli, by one bundler with one set of options. Shared: without viem and xstate, which an app has anyway. Late: with what is loaded on demand',
  )
  printTable(
    ['', 'kB', 'ratio', 'shared', 'ratio', 'late'],
    rows.map(({ name, whole, shared }) => [
      name,
      kB(whole.start),
      number(whole.start / peer.whole.start, 2),
      kB(shared.start),
      number(shared.start / peer.shared.start, 2),
      kB(whole.all),
    ]),
  )
}

const share = (times, part) => {
  const sorted = [...times].sort((a, b) => a - b)
  return number(sorted[Math.ceil(sorted.length * part) - 1])
}

export function printExplorer(rows) {
  console.log(
    '\n== explorer: milliseconds, median and p95. Opened: from the navigation to the chart, the first time with nothing cached. Drawn and shown: from an event to the chart in the page, and after its frame',
  )
  const kinds = ['opened', 'drawn', 'shown']
  const all = Object.fromEntries(
    kinds.map((kind) => [kind, [...rows.values()].flatMap((row) => row[kind])]),
  )
  printTable(
    ['', ...kinds.flatMap((kind) => [kind, 'p95', 'of'])],
    [
      ...[...rows, ['all', all]].map(([name, row]) => [
        name,
        ...kinds.flatMap((kind) => [
          share(row[kind], 0.5),
          share(row[kind], 0.95),
          String(row[kind].length),
        ]),
      ]),
      ['goal', '', '2000', '', '', '16', '', '', '100', ''],
    ],
  )
}

/** Largest paint, layout shift and blocked main thread, on a slow phone. */
export function printPages({ peer, ours }, rounds) {
  console.log(`\npages on a slow phone, median of ${rounds}`)
  const rows = [...(peer ? [['RainbowKit, least page', peer]] : []), ...ours]
  for (const [name, { lcp, fcp, cls, blocked }] of rows) {
    const ratio = peer ? ` ${(lcp / peer.lcp).toFixed(2)}x` : ''
    console.log(
      `  ${name.padEnd(24)} largest ${lcp.toFixed(0).padStart(5)} ms${ratio}  first ${fcp.toFixed(0)} ms  shift ${cls.toFixed(3)}  blocked ${blocked.toFixed(0)} ms`,
    )
  }
}

const mostPlaces = 3

/** What Lighthouse gives each page; a mark where that is not enough. */
export function printLighthouse(rows, rounds) {
  console.log(
    `\n== Lighthouse on its phone, the middle of ${rounds}; ! is below the goal`,
  )
  printTable(
    [
      '',
      ...rows[0].scores.map(({ category }) => category),
      'first ms',
      'largest ms',
      'blocked ms',
      'shift',
    ],
    rows.map(({ path, scores, times, blocked, shift }) => [
      path,
      ...scores.map(
        ({ score, isEnough }) =>
          `${isEnough ? '' : '! '}${number(score * 100)}`,
      ),
      ...times.map((time) => number(time)),
      number(blocked),
      number(shift, 3),
    ]),
  )
  for (const { path, costs } of rows)
    for (const { category, audit, said, points, places } of costs)
      console.log(
        [
          `${path}: ${category} loses ${number(points, 1)} by ${audit} (${said})`,
          ...places.slice(0, mostPlaces),
        ].join('\n    '),
      )
}

const middle = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Prints audits beside their signatures alone, round by round: each is held to
 * what the same round took, before it and after it. Gives the middle of the first.
 */
export function printAudit(results, ballots) {
  const { workers } = results[0].bare[0]
  const meanOf = ({ bare: [before, after] }, what) =>
    (before[what] + after[what]) / 2
  const ratiosOf = (kind, what) =>
    results.map((round) => round.audit[kind][what] / meanOf(round, what))
  const bare = Math.min(
    ...results.flatMap((round) => round.bare.map(({ took }) => took)),
  )
  const bestOf = (kind) =>
    Math.min(...results.map(({ audit }) => audit[kind].took))
  console.log(
    `\n== audit in a browser: ${results.length} rounds, ${workers} workers; milliseconds from bytes to report, beside ${ballots} ballots recovered alone before and after in the same round`,
  )
  printTable(
    [
      '',
      'best ms',
      'ratio',
      'middle',
      'CPU',
      ...results.map((_, at) => `${at + 1}`),
    ],
    [
      [
        'recovered alone',
        number(bare),
        '',
        '',
        '',
        ...results.map((round) => number(meanOf(round, 'took'))),
      ],
      ...auditKinds.map(([kind, said]) => [
        said,
        number(bestOf(kind)),
        number(bestOf(kind) / bare, 2),
        number(middle(ratiosOf(kind, 'took')), 2),
        number(middle(ratiosOf(kind, 'cpu')), 2),
        ...ratiosOf(kind, 'took').map((ratio) => number(ratio, 2)),
      ]),
    ],
  )
  const held = Math.max(
    ...results.flatMap(({ audit }) =>
      Object.values(audit).map(({ longTask }) => longTask),
    ),
  )
  console.log(
    `${number((ballots / bare / workers) * 1_000)} recovered a second by each; longest task of the page ${number(held)} ms`,
  )
  return middle(ratiosOf('first', 'took'))
}

const auditKinds = [
  ['first', 'the first, workers ready while it was loaded'],
  ['next', 'the next, by the same workers'],
  ['cold', 'with workers started for it'],
]
