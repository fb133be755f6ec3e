import { type CallbackActorLogic, fromPromise } from 'xstate'
import { layersOf } from '../causes.ts'
import { HttpError } from '../errors.ts'
import type { Address } from '../hex.ts'
import type { ApiClient, Transport } from '../http/index.ts'
import { administering as words } from '../messages/pages/administering.ts'
import type { Signal } from '../ports/clock.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { signedMessage } from '../rules/signedMessage.ts'
import { failed, toAdministeringFailure } from './administering.failure.ts'
import type {
  ActOutcome,
  AdministeringActors,
  Proof,
  ProveOutcome,
  SendInput,
  SignOutcome,
} from './administering.types.ts'

/** What is needed of a wallet; `WalletSigner` fits. */
export interface AdministeringSigner {
  /** Rejects where no wallet is connected. */
  readAccount: () => Promise<{ address: Address; chainId: number }>
  sign: (message: string, address: Address) => Promise<string>
}

export interface AdministeringDeps {
  transport: Pick<Transport, 'send'>
  api: Pick<ApiClient, 'nonce' | 'serverTime'>
  signer: AdministeringSigner
  /** The page's origin: the message's domain and URI. */
  origin: string
  /** The message's chain. @default Cronos, 25 */
  chainId?: number | undefined
  links: CallbackActorLogic<{ type: 'session.doubt' }>
}

const timeout = 20_000
const elevation = '/api/admin/elevation'

const failure = (error: unknown) =>
  ({ kind: 'failure', failure: toAdministeringFailure(error) }) as const

/** Builds the machine's actors over the server and a wallet. */
export function createAdministeringActors(
  deps: AdministeringDeps,
): AdministeringActors {
  const { transport, api, signer, origin, chainId, links } = deps

  async function messageFor(address: Address, signal: Signal) {
    // Loaded when it is needed: the hash behind a checksum is heavy.
    const [{ nonce }, { checksumAddress }] = await Promise.all([
      api.nonce(signal),
      import('../rules/chain/checksum.ts'),
    ])
    return signedMessage({
      origin,
      nonce,
      address: checksumAddress(address),
      issuedAt: api.serverTime(),
      statement: words.statement,
      chainId,
    })
  }

  return {
    links,

    send: fromPromise<ActOutcome, SendInput>(
      async ({ input: { act, reason, key }, signal }) => {
        const { method, path } = act
        const body = { ...act.body, reason }
        try {
          const { json } = await transport.send({
            ...{ method, path, key, body, timeout, signal },
          })
          return { kind: 'done', answer: json }
        } catch (error) {
          const isUnsigned =
            error instanceof HttpError &&
            error.code === 'fresh_signature_needed'
          return isUnsigned ? { kind: 'unsigned' } : failure(error)
        }
      },
    ),

    sign: fromPromise<SignOutcome, { by: Address; chainId: number }>(
      async ({ input: { by, chainId }, signal }) => {
        const account = await signer.readAccount().catch(() => null)
        if (!account) return { kind: 'noWallet' }
        if (!isSameAddress(account.address, by))
          return { kind: 'accountChanged', walletShows: account.address }
        if (account.chainId !== chainId) return { kind: 'wrongChain' }
        let message: string
        try {
          message = await messageFor(by, signal)
        } catch (error) {
          return failure(error)
        }
        // Given up meanwhile: the wallet must not open a prompt any more.
        if (signal.aborted) return failed('administering.rejected')
        try {
          const signature = await signer.sign(message, by)
          return { kind: 'signed', proof: { message, signature } }
        } catch (error) {
          const isNo = layersOf(error).some(({ code }) => code === '4001')
          return failed(
            isNo ? 'administering.rejected' : 'administering.notSigned',
          )
        }
      },
    ),

    prove: fromPromise<ProveOutcome, Proof>(
      async ({ input: { message, signature }, signal }) => {
        const body = { message, signature }
        const call = { path: elevation, body, timeout, signal }
        try {
          await transport.send({ method: 'POST', ...call })
          return { kind: 'proved' }
        } catch (error) {
          return failure(error)
        }
      },
    ),
  }
}
