import type { Hex } from 'viem'
import type { Address } from '../../hex.ts'
import type { AuditCode, Finding, Findings } from './report.ts'
import { isCanonical, type SignedDigest } from './signature.ts'

/** Signatures that are handed out together. */
const together = 64

/** Who must have signed, and what is told where they have not. */
interface Claim {
  signer: Address
  code: AuditCode
  finding: Finding
}

/**
 * Gathers signatures whose signers are recovered elsewhere, and holds the
 * answers, in the same order, to who must have signed.
 */
export function gatherClaims(findings: Findings) {
  const claims: Claim[] = []
  let waiting: SignedDigest[] = []
  return {
    /** A signature that is not canonical is nobody's, without being recovered. */
    claim(digest: Hex, signature: Hex, claim: Claim): void {
      findings.looked(claim.code)
      if (!isCanonical(signature)) {
        findings.fault(claim.code, claim.finding)
        return
      }
      claims.push(claim)
      waiting.push({ digest, signature })
    },
    isFull: () => waiting.length >= together,
    /** Gives those that were not given yet. */
    take(): SignedDigest[] {
      const taken = waiting
      waiting = []
      return taken
    },
    settle(signers: readonly (Address | null | undefined)[]): void {
      claims.forEach(({ signer, code, finding }, at) => {
        if (signers[at] !== signer) findings.fault(code, finding)
      })
    },
  }
}

export type Claims = ReturnType<typeof gatherClaims>
