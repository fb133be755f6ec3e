const share = (times, part) => times[Math.ceil((times.length - 1) * part)] ?? 0
const ms = (value) => value.toFixed(0)
/** Milliseconds: what a visitor notices, and until a ballot is seen by all. */
const goals = { visitor: 300, seen: 1_000 }

const lineOf = (isWell, text) =>
  console.log(`  ${isWell ? 'ok ' : 'BAD'} ${text}`)

function visitorLines({ alone, beside }) {
  let isWell = true
  for (const [act, { times, statuses }] of Object.entries(beside)) {
    const p95 = share(times, 0.95)
    const before = share(alone[act].times, 0.95)
    const refused = Object.keys(statuses).some((status) => status !== '200')
    const holds = p95 < goals.visitor && !refused
    isWell &&= holds
    lineOf(
      holds,
      `${act}: ${times.length} times, p95 ${ms(p95)} ms beside, ${ms(before)} alone ${JSON.stringify(statuses)}`,
    )
  }
  return isWell
}

/** Prints what came out; tells whether all of it is as it must be. */
export function printStreams(results) {
  let isAllWell = true
  for (const result of results) {
    const { database, opened, perStream, load, told, restarts } = result
    console.log(
      `\n${database}: ${opened.open} streams open after ${ms(opened.took)} ms; of each ${(perStream.rss / 1_000).toFixed(1)} kB of memory, ${(perStream.heap / 1_000).toFixed(1)} kB of heap; the server takes ${(load * 100).toFixed(0)}% of a core`,
    )
    const [p50, p95, max] = [0.5, 0.95, 1].map((at) => share(told.waits, at))
    const isSeen = told.deaf === 0 && max < goals.seen
    lineOf(
      isSeen,
      `${told.votes} ballots, each seen by all: p50 ${ms(p50)} p95 ${ms(p95)} max ${ms(max)} ms after its answer; ${told.deaf} pages without the last`,
    )
    isAllWell = visitorLines(result) && isSeen && isAllWell
    for (const {
      signal,
      deaf,
      again,
      told,
      away,
      refetched,
      took,
    } of restarts) {
      const isBack = deaf + away === 0
      isAllWell &&= isBack
      lineOf(
        isBack,
        `after ${signal}: the last of 3 ballots known to all ${ms(told)} ms after its answer, ${deaf} pages without it, ${away} not back ${ms(took)} ms later; asked anew ${refetched} times in all; ballots sent again ${again} times by then`,
      )
    }
  }
  return isAllWell
}
