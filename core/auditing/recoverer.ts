import type { Address } from '../hex.ts'
import type { RecoverMany } from '../rules/audit/run.ts'
import type { Recover, SignedDigest } from '../rules/audit/signature.ts'
import type { Port } from './ports.ts'

type Jobs = readonly SignedDigest[]
type Signers = readonly (Address | null)[]

/** Recovers what comes through a port, batch by batch. */
export function serveRecoverer(port: Port, recover: Recover): void {
  port.onmessage = ({ data }) => {
    const jobs = data as Jobs
    port.postMessage(
      jobs.map(({ digest, signature }) => recover(digest, signature)),
    )
  }
}

/** Batches that a recoverer has at a time: it must not wait for the next. */
const ahead = 2

/**
 * Hands batches to whichever recoverer is free. Each answers in the order in
 * which it was asked.
 */
export function shareOut(ports: readonly Port[]): RecoverMany {
  const waiting: { jobs: Jobs; tell: (signers: Signers) => void }[] = []
  const desks = ports.map((port) => {
    const asked: ((signers: Signers) => void)[] = []
    port.onmessage = ({ data }) => {
      asked.shift()?.(data as Signers)
      handOut()
    }
    return { port, asked }
  })

  function handOut(): void {
    for (let each = 0; each < ahead; each += 1)
      for (const { port, asked } of desks) {
        if (asked.length > each) continue
        const next = waiting.shift()
        if (!next) return
        asked.push(next.tell)
        port.postMessage(next.jobs)
      }
  }
  return (jobs) =>
    new Promise((tell) => {
      waiting.push({ jobs, tell })
      handOut()
    })
}
