import type { Transactor } from '../../db/database.ts'
import { createBalancesRepository } from './balances.repository.ts'
import { createBalances } from './balances.ts'
import { createProofRepository } from './proof.repository.ts'
import { createProof, type ProofParts } from './proof.ts'
import { createVerifier, type VerifierParts } from './verifier.ts'

type Parts = Omit<VerifierParts, 'rows' | 'now'> &
  Pick<ProofParts, 'interval' | 'isBehind'> & {
    /** Milliseconds, only ever forward. */
    now?: () => number
  }

/** Puts together what proves an index. */
export function openProof(db: Transactor, subject: string, parts: Parts) {
  const { source, contracts, start, log, interval, isBehind } = parts
  const { now = () => performance.now() } = parts
  const rows = createProofRepository(db, subject)
  return createProof({
    rows,
    log,
    now,
    interval,
    isBehind,
    verifier: createVerifier({ ...parts, rows, now }),
    balances: createBalances({
      source,
      contracts,
      start: start.number,
      rows: createBalancesRepository(db, subject),
    }),
  })
}
