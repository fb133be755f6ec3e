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

function putSigners(into: (Address | null)[], at: number, text: string): void {
  for (let from = 0; from < text.length; from += nobody.length) {
    const signer = text.slice(from, from + nobody.length)
    into[at + from / nobody.length] = signer === nobody ? null : `0x${signer}`
  }
}

/**
 * Recovers what comes through a port, batch by batch.
 *
 * @returns whether anything has come.
 */
export function serveRecoverer(port: Port, recover: Recover): () => boolean {
  let isAsked = false
  port.onmessage = ({ data }) => {
    isAsked = true
    let signers = ''
    for (const { digest, signature } of readJobs(data as string))
      signers += recover(digest, signature)?.slice(2) ?? nobody
    port.postMessage(signers)
  }
  return () => isAsked
}

/** So many, a few at a time: engines have made their fastest code by then. */
const warming = { all: 256, few: 16 } as const
/** `vote` of docs/audit-vectors.json. */
const known: SignedDigest = {
  digest: '0x352bbbd20b23aa4e87da345711f67b6517ec97c95c7d5d7e2d8a38009855d8de',
  signature:
    '0x8b6e391924d1e4b443a76c233fd7beb77ae73be612815541473919bf7f9718bf542f63818483218fd327035d95d49977165c6e8cefe6feb03b7b54f9d14d60b71b',
}

/**
 * Recovers what nobody needs while the bundle is on its way. Engines run what is
 * new slowly, and make it fast on the very processors that an audit has.
 */
export async function warmUp(
  recover: Recover,
  isAsked: () => boolean,
  pause: () => Promise<void>,
): Promise<void> {
  for (let done = 0; done < warming.all; done += warming.few) {
    await pause()
    if (isAsked()) return
    for (let each = 0; each < warming.few; each += 1)
      recover(known.digest, known.signature)
  }
}

/** Batches that a recoverer has at a time: it must not wait for the next. */
const ahead = 2
/** Signatures of a batch. The last ones are small: all wait for whoever is last. */
const batch = { least: 16, most: 256 } as const

/** Jobs that were asked for together, and what is known of them. */
interface Flight {
  jobs: Jobs
  /** How many were handed out, and how many answers are to come. */
  given: number
  open: number
  signers: (Address | null)[]
  tell: (signers: Signers) => void
}

/**
 * Hands batches to whichever recoverer is free, the smaller the fewer there are
 * left. Each answers in the order in which it was asked.
 */
export function shareOut(ports: readonly Port[]): RecoverMany {
  const waiting: Flight[] = []
  let queued = 0
  const desks = ports.map((port) => {
    const asked: ((answer: string) => void)[] = []
    port.onmessage = ({ data }) => {
      asked.shift()?.(data as string)
      handOut()
    }
    return { port, asked }
  })

  /** Takes the next batch; undefined where there is none. */
  function take() {
    const [flight] = waiting
    if (!flight) return undefined
    const from = flight.given
    const share = Math.ceil(queued / (2 * ahead * desks.length))
    const size = Math.max(batch.least, Math.min(batch.most, share))
    const jobs = flight.jobs.slice(from, from + size)
    flight.given += jobs.length
    queued -= jobs.length
    if (flight.given === flight.jobs.length) waiting.shift()
    return {
      jobs,
      answered(text: string): void {
        putSigners(flight.signers, from, text)
        flight.open -= jobs.length
        if (flight.open === 0) flight.tell(flight.signers)
      },
    }
  }

  function handOut(): void {
    for (let each = 0; each < ahead; each += 1)
      for (const { port, asked } of desks) {
        if (asked.length > each) continue
        const next = take()
        if (!next) return
        asked.push(next.answered)
        port.postMessage(writeJobs(next.jobs))
      }
  }
  return (jobs) =>
    new Promise((tell) => {
      const { length } = jobs
      if (length === 0) {
        tell([])
        return
      }
      waiting.push({ jobs, given: 0, open: length, signers: [], tell })
      queued += length
      handOut()
    })
}
