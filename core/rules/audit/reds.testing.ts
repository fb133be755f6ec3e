import type { Address } from '../../hex.ts'
import type { AuditReport } from './report.ts'
import { type Recover, recoverHere } from './signature.ts'

/** All that a report calls wrong: check, what, and where. */
export const redsOf = ({ checks }: AuditReport): string[] =>
  checks.flatMap(({ code, findings }) =>
    findings.map(({ what, place, address, version, path }) =>
      [
        code,
        what,
        place === undefined ? '' : `#${place}`,
        place === undefined && address ? address : '',
        version === undefined ? '' : `v${version}`,
        path ?? '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
  )

/** Recovers each signature once: tests ask for the same ones again and again. */
export function rememberSigners(): Recover {
  const known = new Map<string, Address | null>()
  return (digest, signature) => {
    const name = digest + signature
    const found = known.get(name)
    if (found !== undefined) return found
    const signer = recoverHere(digest, signature)
    known.set(name, signer)
    return signer
  }
}
