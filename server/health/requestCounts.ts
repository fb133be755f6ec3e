import { Counter, Histogram, type Registry } from 'prom-client'
import type { ClubContext } from '../http/types.ts'

/** Seconds: a kept answer takes a millisecond, a dear one is given up after ten. */
const buckets = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is no call: names of these nobody makes up either. */
const kindOf = (path: string) =>
  path.startsWith('/assets/')
    ? 'assets'
    : path.startsWith('/api/')
      ? 'no call'
      : 'pages'

/**
 * Counts requests: by call and status, and how long they took by call. A call is
 * named as the contract has its path, so that nobody makes up names.
 */
export function createRequestCounts() {
  const requests = new Counter({
    name: 'club_requests_total',
    help: 'Requests by call and status',
    labelNames: ['call', 'status'],
    registers: [],
  })
  const seconds = new Histogram({
    name: 'club_request_seconds',
    help: 'Until an answer was handed to the system, by call',
    labelNames: ['call'],
    buckets,
    registers: [],
  })
  const shed = new Counter({
    name: 'club_shed_total',
    help: 'Requests turned away because the event loop was late',
    registers: [],
  })

  const refusals = new Counter({
    name: 'club_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'],
    registers: [],
  })

  return {
    /** Counts a request once it is answered. */
    watch({ req, res, path, state }: ClubContext): void {
      const began = performance.now()
      // `finish` alone: who left was answered by nobody.
      res.once('finish', () => {
        const call = state.call ?? kindOf(path)
        requests.inc({ call, status: res.statusCode })
        // A page that listens is open for minutes.
        if (req.headers.accept !== 'text/event-stream')
          seconds.observe({ call }, (performance.now() - began) / 1_000)
      })
    },
    shed: () => shed.inc(),
    refused: (code: string) => refusals.inc({ code }),
    /** Shows them with the rest. */
    showIn(registry: Registry): void {
      registry.registerMetric(requests)
      registry.registerMetric(seconds)
      registry.registerMetric(refusals)
      registry.registerMetric(shed)
    },
  }
}

export type RequestCounts = ReturnType<typeof createRequestCounts>
