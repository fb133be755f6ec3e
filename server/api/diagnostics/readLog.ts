import {
  type Asked,
  type DiagnosticLog,
  type diagnosticsApi,
  type LogLine,
  logLevels,
} from '@narwhal-club/core/contract'
import type { RecentLine, RecentLines } from './recentLines.ts'
import { redact, redactText } from './redact.ts'

const usualPage = 200
const mostEvents = 200
/** What is said apart from the rest, or of every line the same. */
const apart = ['level', 'time', 'app', 'event', 'msg', 'requestId', 'wallet']

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? redactText(value) : undefined

/** As pino numbers them: ten apart, from `trace`, which counts as `debug`. */
const levelOf = (number: unknown) =>
  logLevels[Math.max(0, Math.min(4, Math.floor(Number(number) / 10) - 2))] ??
  'info'

function parse({ place, text }: RecentLine): LogLine | null {
  let said: Record<string, unknown>
  try {
    said = JSON.parse(text)
  } catch {
    return null
  }
  const { time, level, event, msg } = said
  const at = new Date(String(time))
  if (Number.isNaN(+at)) return null
  const rest = Object.entries(said).filter(([name]) => !apart.includes(name))
  const message = msg === event ? undefined : textOf(msg)
  const request = textOf(said.requestId)
  const wallet = textOf(said.wallet)
  return {
    place,
    at: at.toISOString(),
    level: levelOf(level),
    event: textOf(event) ?? '',
    ...(message && { message }),
    ...(request && { request }),
    ...(wallet && { wallet }),
    ...(rest.length > 0 && {
      details: JSON.stringify(redact(Object.fromEntries(rest))),
    }),
  }
}

/** Tells what was logged lately, the newest first, by level, event and request. */
export function readLog(
  lines: RecentLines,
  asked: Asked<typeof diagnosticsApi.diagnosticLog>,
): DiagnosticLog {
  const { level = 'debug', event, request, before, limit = usualPage } = asked
  const least = logLevels.indexOf(level)
  const rows: LogLine[] = []
  const events = new Set<string>()
  let next: number | undefined
  for (const line of lines.backwards()) {
    const row = parse(line)
    if (!row) continue
    if (events.size < mostEvents) events.add(row.event)
    const isAsked =
      logLevels.indexOf(row.level) >= least &&
      (event === undefined || row.event === event) &&
      (request === undefined || row.request === request) &&
      (before === undefined || row.place < before)
    if (!isAsked) continue
    if (rows.length < limit) rows.push(row)
    else next ??= rows.at(-1)?.place
  }
  return {
    rows,
    ...(next !== undefined && { next }),
    events: [...events].filter((name) => name !== '').sort(),
    kept: lines.kept(),
    most: lines.most,
  }
}
