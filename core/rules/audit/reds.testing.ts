import { expect } from 'vitest'
import type { Address } from '../../hex.ts'
import { asciiJson } from './asciiJson.ts'
import type { AuditReport } from './report.ts'
import { audit } from './run.ts'
import { type Recover, recoverHere } from './signature.ts'
import { readText } from './textLines.ts'

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

/** Reads a text as files are read. */
export const readFile = (text: string) =>
  readText(text, new TextEncoder().encode(text))

/** Audits a value, and it as a file, which comes to the same. */
export function auditBothWays(
  value: unknown,
  terms: Parameters<typeof audit>[1],
): AuditReport {
  const report = audit(value, terms)
  const { value: read, lines } = readFile(asciiJson(value))
  expect(audit(read, { ...terms, ...(lines && { lines }) })).toEqual(report)
  return report
}
