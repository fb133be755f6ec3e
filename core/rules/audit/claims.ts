import type { Hex } from 'viem'
import type { Address } from '../../hex.ts'
import type { Findings, Where } from './report.ts'
import { isCanonical, type SignedDigest } from './signature.ts'

/** Signatures that are handed out together; the first are fewer: all wait for them. */
const together = 256
const firstTogether = 16

/** Who must have signed, and what is told where they have not. */
interface Claim {
  signer: Address
  code: 'content' | 'signatures' | 'head' | 'stand' | 'receipt'
  where: Where
}

/** What no check is about: it is told where the signer has signed. */
interface Question {
  signer: Address
  tell: () => void
}

/**
 * Gathers signatures whose signers are recovered elsewhere, and holds the
 * answers, in the same order, to who must have signed.
 */
export function gatherClaims(findings: Findings) {
  const claims: (Claim | Question)[] = []
  let most = firstTogether
  let waiting: SignedDigest[] = []
  function fault({ code, where }: Claim): void {
    if (code === 'content' || code === 'signatures')
      findings.fault(code, { what: 'signature', ...where })
    else findings.fault(code, { what: 'seal', ...where })
  }
  return {
    /** A signature that is not canonical is nobody's, without being recovered. */
    claim(digest: Hex, signature: Hex, claim: Claim): void {
      findings.looked(claim.code)
      if (!isCanonical(signature)) {
        fault(claim)
        return
      }
      claims.push(claim)
      waiting.push({ digest, signature })
    },
    ask(digest: Hex, signature: Hex, signer: Address, tell: () => void): void {
      if (!isCanonical(signature)) return
      claims.push({ signer, tell })
      waiting.push({ digest, signature })
    },
    isFull: () => waiting.length >= most,
    /** Gives those that were not given yet. */
    take(): SignedDigest[] {
      const taken = waiting
      waiting = []
      most = Math.min(together, 2 * most)
      return taken
    },
    settle(signers: readonly (Address | null | undefined)[]): void {
      claims.forEach((claim, at) => {
        const isTheirs = signers[at] === claim.signer
        if ('tell' in claim) {
          if (isTheirs) claim.tell()
        } else if (!isTheirs) fault(claim)
      })
    },
  }
}

export type Claims = ReturnType<typeof gatherClaims>
