import type { Address } from '../hex.ts'
import type { RecoverMany } from '../rules/audit/run.ts'
import type { Recover, SignedDigest } from '../rules/audit/signature.ts'
import type { Port } from './ports.ts'

type Jobs = readonly SignedDigest[]
type Signers = readonly (Address | null)[]

/*
 * A batch goes as one text, and so does its answer: hundreds of small things
 * take as long on their way as a tenth of what is done with them.
 */
const digestEnd = 64
const jobEnd = digestEnd + 130
const nobody = '-'.repeat(40)

const writeJobs = (jobs: Jobs): string =>
  jobs
    .map(({ digest, signature }) => digest.slice(2) + signature.slice(2))
    .join('')

function* readJobs(text: string): Generator<SignedDigest> {
  for (let at = 0; at < text.length; at += jobEnd)
    yield {
      digest: `0x${text.slice(at, at + digestEnd)}`,
      signature: `0x${text.slice(at + digestEnd, at + jobEnd)}`,
    }
}

function readSigners(text: string): Signers {
  const signers: (Address | null)[] = []
  for (let at = 0; at < text.length; at += nobody.length) {
    const signer = text.slice(at, at + nobody.length)
    signers.push(signer === nobody ? null : `0x${signer}`)
  }
  return signers
}

/** Recovers what comes through a port, batch by batch. */
export function serveRecoverer(port: Port, recover: Recover): void {
  port.onmessage = ({ data }) => {
    let signers = ''
    for (const { digest, signature } of readJobs(data as string))
      signers += recover(digest, signature)?.slice(2) ?? nobody
    port.postMessage(signers)
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
      asked.shift()?.(readSigners(data as string))
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
        port.postMessage(writeJobs(next.jobs))
      }
  }
  return (jobs) =>
    new Promise((tell) => {
      waiting.push({ jobs, tell })
      handOut()
    })
}
