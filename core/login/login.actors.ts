import { fromPromise } from 'xstate'
import { type ApiClient, type Clock, platformClock } from '../http/index.ts'
import { login } from '../messages/login.ts'
import { texts } from '../messages/texts.ts'
import { isSameAddress } from '../rules/format/index.ts'
import {
  loginFailure,
  toNonceFailure,
  toSignOutcome,
  toVerifyOutcome,
} from './login.failure.ts'
import { messageLifetime } from './login.setup.ts'
import type {
  LoginActors,
  NonceOutcome,
  SignInMessage,
  SignInProof,
  SignOutcome,
  VerifyOutcome,
  WalletSigner,
} from './login.types.ts'
import { signInMessage } from './signInMessage.ts'

export interface LoginDeps {
  api: Pick<ApiClient, 'nonce' | 'verify' | 'me' | 'serverTime'>
  signer: WalletSigner
  /** The page's origin: the message's domain and URI. */
  origin: string
  /** What the message says. @default Narwhal Club's statement */
  statement?: string | undefined
  /** The message's chain. @default Cronos, 25 */
  chainId?: number | undefined
  /** @default the platform's */
  clock?: Clock
}

const walletConnection = loginFailure(
  'login.walletConnection',
  texts.walletConnection,
)

/** Reads the account, or says which outcome forbids to go on. */
async function accountOf(
  signer: WalletSigner,
  address: string,
): Promise<SignOutcome | null> {
  try {
    const { address: shown } = await signer.readAccount()
    return isSameAddress(shown, address)
      ? null
      : { kind: 'accountChanged', walletShows: shown }
  } catch {
    return { kind: 'failed', failure: walletConnection }
  }
}

/** Builds the login machine's actors over the client and a wallet. */
export function createLoginActors(deps: LoginDeps): LoginActors {
  const { api, signer, origin, clock = platformClock } = deps
  const { statement, chainId } = deps
  const isAlive = (message: SignInMessage) => clock.now() < message.expiresAt

  return {
    requestNonce: fromPromise<
      NonceOutcome,
      { address: `0x${string}`; previous: SignInMessage | null }
    >(async ({ input: { address, previous }, signal }) => {
      if (previous && previous.address === address && isAlive(previous))
        return { kind: 'ready', message: previous }
      // Counted from before the call: never later than the server's own count.
      const expiresAt = clock.now() + messageLifetime
      try {
        // Loaded when it is needed: the hash behind a checksum is heavy.
        const [{ nonce }, { checksumAddress }] = await Promise.all([
          api.nonce(signal),
          import('../rules/chain/checksum.ts'),
        ])
        const text = signInMessage({
          origin,
          nonce,
          address: checksumAddress(address),
          issuedAt: api.serverTime(),
          ...{ statement, chainId },
        })
        return { kind: 'ready', message: { address, text, expiresAt } }
      } catch (error) {
        return { kind: 'failed', failure: toNonceFailure(error) }
      }
    }),

    sign: fromPromise<SignOutcome, SignInMessage>(async ({ input, signal }) => {
      if (!isAlive(input)) return { kind: 'stale' }
      const before = await accountOf(signer, input.address)
      // Given up meanwhile: the wallet must not open a prompt any more.
      if (before || signal.aborted) return before ?? { kind: 'stale' }
      let signature: `0x${string}`
      try {
        signature = await signer.sign(input.text, input.address)
      } catch (error) {
        return toSignOutcome(error)
      }
      if (!isAlive(input))
        return {
          kind: 'failed',
          failure: loginFailure('login.expired', login.expired),
        }
      const after = await accountOf(signer, input.address)
      return after ?? { kind: 'signed', signature }
    }),

    verify: fromPromise<VerifyOutcome, SignInProof>(
      async ({ input: { address, ...request }, signal }) => {
        try {
          const user = await api.verify(request, signal)
          return isSameAddress(user.address, address)
            ? { kind: 'signedIn', user }
            : { kind: 'failed', failure: loginFailure('login.unexpected') }
        } catch (error) {
          return toVerifyOutcome(error)
        }
      },
    ),

    readMe: fromPromise(({ signal }) => api.me(signal)),
  }
}
