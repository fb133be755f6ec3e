import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { proposalTypedData } from '../rules/governance/index.ts'
import { failed, proposingFailure } from './proposing.failure.ts'
import { composeMessage } from './proposing.message.ts'
import type {
  ProposingFailureCode,
  Review,
  Signable,
  SignOutcome,
} from './proposing.types.ts'

interface Account {
  address: Address
  chainId: number
}

/** What a proposal asks of the wallet; `WalletSigner` fits. */
export interface ProposingSigner {
  /** Rejects where no wallet is connected. */
  readAccount: () => Promise<Account>
  /** EIP-712, with that account alone; what the wallet throws is data. */
  signTypedData: (
    typed: ReturnType<typeof proposalTypedData> & {
      message: Readonly<Record<string, unknown>>
    },
    account: Account,
  ) => Promise<
    | { ok: true; value: Hex }
    | { ok: false; failure: { code: string; message: string } }
  >
}

const codes: Readonly<Record<string, ProposingFailureCode>> = {
  'wallet.rejected': 'proposing.rejected',
  'wallet.accountChanged': 'proposing.accountChanged',
  'wallet.wrongChain': 'proposing.wrongChain',
  'wallet.notFound': 'proposing.noWallet',
  'wallet.disconnected': 'proposing.noWallet',
}

export interface SignDeps {
  signer: ProposingSigner
  chainId: number
  serverTime: () => number
}

/**
 * Asks the wallet for the author's signature: once, and for no other sentence
 * than the one that was shown.
 */
export async function signProposal(
  { signer, chainId, serverTime }: SignDeps,
  subject: Signable,
  review: Pick<Review, 'contentHash' | 'sentence'>,
  signal: Signal,
): Promise<SignOutcome> {
  const account = await signer.readAccount().catch(() => null)
  if (!account) return failed('proposing.noWallet')
  if (!isSameAddress(account.address, subject.draft.author))
    return failed('proposing.accountChanged')
  if (account.chainId !== chainId) return failed('proposing.wrongChain')
  const composed = composeMessage(subject, review.contentHash, serverTime())
  if ('faults' in composed) return { kind: 'faulty', faults: composed.faults }
  const { message } = composed
  if (message.summary !== review.sentence)
    return { kind: 'reworded', sentence: message.summary }
  // Given up meanwhile: the wallet must not open a prompt any more.
  if (signal.aborted) return failed('proposing.rejected')
  const typed = proposalTypedData(subject.club.nft, message)
  const answer = await signer.signTypedData(typed, account)
  if (answer.ok) {
    const { domain } = typed
    const { value: signature } = answer
    return { kind: 'signed', signed: { message, signature, domain } }
  }
  const { code, message: said } = answer.failure
  const known = codes[code]
  const failure = proposingFailure(known ?? 'proposing.unsupported')
  return {
    kind: 'failure',
    failure: known ? failure : { ...failure, message: said },
  }
}
