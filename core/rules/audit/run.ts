import type { Address } from '../../hex.ts'
import { finish } from '../governance/merkle.ts'
import type { AuditReport } from './report.ts'
import { type Recover, recoverHere, type SignedDigest } from './signature.ts'
import { type AuditProgress, type AuditTerms, auditInSteps } from './verify.ts'

/**
 * Verifies a bundle at once, with each signer recovered here (docs/audit-format.md).
 *
 * @param value what was handed in as a bundle, any JSON. It never throws.
 * @param terms `recover`, where there is a faster one than ours.
 */
export const audit = (
  value: unknown,
  terms: AuditTerms & { recover?: Recover } = {},
): AuditReport => finish(auditHere(value, terms))

/** The same a little at a time: after each signer it may be put aside, or ended. */
export function* auditHere(
  value: unknown,
  { recover = recoverHere, ...terms }: AuditTerms & { recover?: Recover } = {},
): Generator<AuditProgress, AuditReport> {
  const jobs: SignedDigest[] = []
  const work = auditInSteps(value, terms)
  let step = work.next()
  while (!step.done) {
    let signers: (Address | null)[] | undefined
    if (step.value.is === 'recover') jobs.push(...step.value.jobs)
    else if (step.value.is === 'forget') jobs.length = 0
    else if (step.value.is === 'progress') {
      const { part, done, of } = step.value
      yield { part, done, of }
    } else {
      signers = []
      for (const { digest, signature } of jobs) {
        signers.push(recover(digest, signature))
        yield { part: 'signatures', done: signers.length, of: jobs.length }
      }
    }
    step = work.next(signers)
  }
  return step.value
}

/** Recovers the signers of many digests elsewhere: in workers, in a thread. */
export type RecoverMany = (
  jobs: readonly SignedDigest[],
) => Promise<readonly (Address | null)[]>

/**
 * The same, with signers recovered by somebody else while the rest is verified:
 * they get their work as it comes, some dozens at a time. Whoever iterates
 * decides when others have their turn, and may end it.
 *
 * @throws what `recover` rejects with: then nothing is known of the bundle.
 */
export async function* auditWith(
  value: unknown,
  { recover, ...terms }: AuditTerms & { recover: RecoverMany },
): AsyncGenerator<AuditProgress, AuditReport> {
  const flights: { size: number; signers: ReturnType<RecoverMany> }[] = []
  const work = auditInSteps(value, terms)
  let step = work.next()
  while (!step.done) {
    let signers: (Address | null)[] | undefined
    if (step.value.is === 'recover') {
      const { jobs } = step.value
      const flight = { size: jobs.length, signers: recover(jobs) }
      // It is awaited later; until then nobody hears that it failed.
      flight.signers.catch(() => undefined)
      flights.push(flight)
    } else if (step.value.is === 'forget') flights.length = 0
    else if (step.value.is === 'progress') {
      const { part, done, of } = step.value
      yield { part, done, of }
    } else {
      signers = []
      for (const flight of flights) {
        const found = await flight.signers
        // An answer that is too short must not shift those after it.
        for (let at = 0; at < flight.size; at += 1)
          signers.push(found[at] ?? null)
        const { of } = step.value
        yield { part: 'signatures', done: signers.length, of }
      }
    }
    step = work.next(signers)
  }
  return step.value
}
