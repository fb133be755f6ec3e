import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { bountyTypedData } from '../rules/bounties/message.ts'
import { isSameAddress } from '../rules/format/address.ts'
import type { proposalTypedData } from '../rules/governance/index.ts'
import { failed, proposingFailure } from './proposing.failure.ts'
import type {
  DraftFault,
  ProposingFailureCode,
  Review,
  SignOutcome,
} from './proposing.types.ts'

interface Account {
  address: Address
  chainId: number
}

type Typed =
  | ReturnType<typeof proposalTypedData>
  | ReturnType<typeof bountyTypedData>

/** What a draft asks of the wallet; `WalletSigner` fits. */
export interface ProposingSigner {
  /** Rejects where no wallet is connected. */
  readAccount: () => Promise<Account>
  /** EIP-712, with that account alone; what the wallet throws is data. */
  signTypedData: (
    typed: Typed & { message: Readonly<Record<string, unknown>> },
    account: Account,
  ) => Promise<
    | { ok: true; value: Hex }
    | { ok: false; failure: { code: string; message: string } }
  >
}

/** A message with its typed data, or why it cannot be signed any more. */
export type Composed<Message> =
  | { message: Message; typed: Typed }
  | { faults: readonly DraftFault[] }

export interface ToSign<Message> {
  author: string
  /** Writes it as it would be signed at that moment, by the server's time. */
  compose: (now: number) => Composed<Message>
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
export async function signMessage<Message extends { summary: string }>(
  { signer, chainId, serverTime }: SignDeps,
  { author, compose }: ToSign<Message>,
  review: Pick<Review, 'sentence'>,
  signal: Signal,
): Promise<SignOutcome<Message>> {
  const account = await signer.readAccount().catch(() => null)
  if (!account) return failed('proposing.noWallet')
  if (!isSameAddress(account.address, author))
    return failed('proposing.accountChanged')
  if (account.chainId !== chainId) return failed('proposing.wrongChain')
  const composed = compose(serverTime())
  if ('faults' in composed) return { kind: 'faulty', faults: composed.faults }
  const { message, typed } = composed
  if (message.summary !== review.sentence)
    return { kind: 'reworded', sentence: message.summary }
  // Given up meanwhile: the wallet must not open a prompt any more.
  if (signal.aborted) return failed('proposing.rejected')
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
