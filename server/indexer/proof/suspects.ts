import type { ChainLog } from '../chainLog.ts'
import type { Header } from '../source.ts'
import { hasBits, type Watched } from './bloom.ts'

export interface Suspicion {
  /** Blocks that may hold an event of ours that was not told. */
  suspects: Header[]
  /** Blocks with a log of ours that their bloom does not have: it is false. */
  contradicted: Header[]
}

/**
 * Holds logs against the blooms of their blocks. A bloom that has an event may
 * have it by chance; one that does not have it is sure.
 */
export function suspectsOf(
  headers: Iterable<Header>,
  logs: readonly ChainLog[],
  watched: readonly Watched[],
): Suspicion {
  const told = new Set(
    logs.map(
      ({ blockHash, address, topics }) =>
        `${blockHash} ${address} ${topics[0]}`,
    ),
  )
  const found: Suspicion = { suspects: [], contradicted: [] }
  for (const header of headers) {
    const { bloom, hash } = header
    if (bloom === undefined) continue
    let isSuspect = false
    let isContradicted = false
    for (const { address, topic, bits } of watched) {
      const isTold = told.has(`${hash} ${address} ${topic}`)
      if (hasBits(bloom.bits, bits) === isTold) continue
      if (isTold) isContradicted = true
      else isSuspect = true
    }
    if (isContradicted) found.contradicted.push(header)
    else if (isSuspect) found.suspects.push(header)
  }
  return found
}
