import { type Hex, hexToBytes } from 'viem'
import type { Asker } from '../keep/turns.ts'
import { contractQuestion, type SignatureClaim } from './contractQuestion.ts'
import type { RecoverAddress } from './recoverAddress.ts'
import { readSignature, type SignatureRefusal } from './signature.ts'

/** Whether an address signed a digest, and how that was found. */
export type SignatureVerdict =
  /** `key`: a plain account's. `contract`: the wallet at the address says so. */
  | { verdict: 'yes'; by: 'key' | 'contract' }
  /** The reason is for the log alone. */
  | { verdict: 'no'; reason: SignatureReason }
  /** Nodes could not be asked, or differ: it may be good, and nothing is lost. */
  | { verdict: 'unknown' }

type SignatureReason =
  | SignatureRefusal
  | 'unrecoverable'
  | 'signer'
  | 'wrapper'
  | 'contract'

/** Asks the chain about a signature that no key made. */
export type AskContract = (
  claim: SignatureClaim,
  asker: Asker,
) => Promise<'yes' | 'no' | 'unknown'>

/**
 * Tells whether an address signed a digest. A plain account's signature is
 * recovered here and asks no node; the chain is asked of the others (ERC-1271,
 * ERC-6492), in the asker's turn.
 *
 * @param claim its address in lower case, its digest of 32 bytes.
 * @throws the reason of the asker's signal, where the client has gone.
 */
export type VerifySignature = (
  claim: SignatureClaim,
  asker: Asker,
) => Promise<SignatureVerdict>

/** Of a plain account's signature. */
const keyBytes = 65

export function createVerifySignature(
  recover: RecoverAddress,
  askContract: AskContract,
): VerifySignature {
  /** Returns why it is no signature by the address's own key, or null if it is. */
  function refusalOfKey(claim: SignatureClaim): SignatureReason | null {
    const read = readSignature(claim.signature)
    if (!read.ok) return read.reason
    const signer = recover(hexToBytes(claim.digest), read.signature)
    if (!signer) return 'unrecoverable'
    return signer === claim.address ? null : 'signer'
  }

  return async (given, asker) => {
    const signature = given.signature.toLowerCase() as Hex
    const claim = { ...given, signature }
    const isOfKey = signature.length === 2 + 2 * keyBytes
    const reason = isOfKey ? refusalOfKey(claim) : 'contract'
    if (!reason) return { verdict: 'yes', by: 'key' }
    if (!contractQuestion(claim)) return { verdict: 'no', reason: 'wrapper' }
    const verdict = await askContract(claim, asker)
    if (verdict === 'no') return { verdict, reason }
    return verdict === 'yes' ? { verdict, by: 'contract' } : { verdict }
  }
}
