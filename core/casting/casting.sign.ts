import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import { recoverHere } from '../rules/audit/signature.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { voteDigest, voteLimits, voteTypedData } from '../rules/voting/index.ts'
import { isVoteReason } from '../rules/voting/reason.ts'
import { castingFailure, failed } from './casting.failure.ts'
import { messageOf } from './casting.subject.ts'
import type {
  CastingFailureCode,
  SignedVote,
  SignVoteOutcome,
  VotePrompt,
} from './casting.types.ts'

interface Account {
  address: Address
  chainId: number
}

/** What a vote asks of the wallet; `WalletSigner` fits. */
export interface CastingSigner {
  /** Rejects where no wallet is connected. */
  readAccount: () => Promise<Account>
  /** EIP-712, with that account alone; what the wallet throws is data. */
  signTypedData: (
    typed: ReturnType<typeof voteTypedData> & {
      message: Readonly<Record<string, unknown>>
    },
    account: Account,
  ) => Promise<
    | { ok: true; value: Hex }
    | { ok: false; failure: { code: string; message: string } }
  >
}

const codes: Readonly<Record<string, CastingFailureCode>> = {
  'wallet.rejected': 'casting.rejected',
  'wallet.accountChanged': 'casting.accountChanged',
  'wallet.wrongChain': 'casting.wrongChain',
  'wallet.notFound': 'casting.noWallet',
  'wallet.disconnected': 'casting.noWallet',
  'wallet.notLoaded': 'casting.notLoaded',
}

interface SignVoteDeps {
  signer: CastingSigner
  chainId: number
  serverTime: () => number
}

const { drift } = voteLimits

/**
 * Tells until when a signature is taken: a key's for minutes; a contract's owners
 * may take days to sign, so theirs is good for as long.
 */
function untilOf(
  { subject, voter }: VotePrompt,
  vote: Omit<SignedVote, 'until'>,
) {
  const { digest, signature, message } = vote
  const isByKey =
    signature.length === 132 &&
    isSameAddress(recoverHere(digest, signature), voter)
  const seconds = isByKey ? drift.behind : drift.behindOfContract
  return Math.min(subject.end, (message.timestamp + seconds) * 1_000)
}

/**
 * Asks the wallet for the voter's signature: once, and with no account but the
 * voter's. What another account signs is handed to nobody.
 */
export async function signVote(
  { signer, chainId, serverTime }: SignVoteDeps,
  prompt: VotePrompt,
  signal: Signal,
): Promise<SignVoteOutcome> {
  const { subject, voter } = prompt
  const account = await signer.readAccount().catch(() => null)
  if (!account) return failed('casting.noWallet')
  if (!isSameAddress(account.address, voter))
    return failed('casting.accountChanged')
  if (account.chainId !== chainId) return failed('casting.wrongChain')
  if (!isVoteReason(prompt.reason)) return failed('casting.reasonTooLong')
  // Given up meanwhile: the wallet must not open a prompt any more.
  if (signal.aborted) return failed('casting.rejected')
  const { nft } = subject.club
  const message = messageOf(prompt, serverTime())
  const typed = voteTypedData(nft, message)
  const answer = await signer.signTypedData(typed, account)
  if (answer.ok) {
    const made = {
      proposal: subject.id,
      title: subject.title,
      voter,
      message,
      signature: answer.value.toLowerCase() as Hex,
      domain: typed.domain,
      digest: voteDigest(nft, message),
    }
    return { kind: 'signed', vote: { ...made, until: untilOf(prompt, made) } }
  }
  const { code, message: said } = answer.failure
  const known = codes[code]
  const failure = castingFailure(known ?? 'casting.unsupported')
  return {
    kind: 'failure',
    failure: known ? failure : { ...failure, message: said },
  }
}
