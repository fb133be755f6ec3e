import { decodeAbiParameters, encodeDeployData, type Hex } from 'viem'
import {
  signatureCheckAbi as abi,
  signatureCheckBytecode as bytecode,
} from './SignatureCheck.gen.ts'

/** Who is said to have signed what. */
export interface SignatureClaim {
  /** Lower case. */
  address: Hex
  /** 32 bytes. */
  digest: Hex
  /** Any number of bytes. */
  signature: Hex
}

/** What stands behind a signature of a wallet that is yet to be created. */
const suffix = '6492'.repeat(16)

const wrapper = [
  { name: 'factory', type: 'address' },
  { name: 'creation', type: 'bytes' },
  { name: 'signature', type: 'bytes' },
] as const

/** What goes into the check of a signature that says how to create its wallet. */
interface Unwrapped {
  factory: Hex
  /** What the factory is called with. */
  creation: Hex
  signature: Hex
}

const nowhere: Hex = `0x${'0'.repeat(40)}`

/** Tells whether a signature brings its wallet's factory (ERC-6492). */
export const isWrapped = (signature: Hex) => signature.endsWith(suffix)

/** Returns null where it ends as a wrapped one and is none. */
function unwrap(signature: Hex): Unwrapped | null {
  if (!isWrapped(signature))
    return { factory: nowhere, creation: '0x', signature }
  try {
    const [factory, creation, inner] = decodeAbiParameters(
      wrapper,
      signature.slice(0, -suffix.length) as Hex,
    )
    return { factory, creation, signature: inner }
  } catch {
    return null
  }
}

/** Gas of the whole: what `SignatureCheck.sol` gives away, and its own. */
const gas: Hex = '0x6acfc0'

/**
 * Builds what `eth_call` is asked with, or null where the signature is no
 * signature of any wallet: nobody is asked about that.
 */
export function contractQuestion(claim: SignatureClaim) {
  const unwrapped = unwrap(claim.signature)
  if (!unwrapped) return null
  const { factory, creation, signature } = unwrapped
  const args = [
    claim.address,
    claim.digest,
    signature,
    factory,
    creation,
  ] as const
  return { data: encodeDeployData({ abi, bytecode, args }), gas }
}

/** Reads what `SignatureCheck.sol` says of a digest; null: that is no answer. */
export function readVerdict(answer: unknown, digest: Hex): 'yes' | 'no' | null {
  const said = (word: string) => `0x${word.padStart(64, '0')}${digest.slice(2)}`
  if (answer === said('1')) return 'yes'
  return answer === said('0') ? 'no' : null
}
