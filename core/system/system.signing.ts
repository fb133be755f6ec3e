import type { ApiClient, Clock } from '../http/index.ts'
import { loginMachine, toLoginView } from '../login/index.ts'
import { createLoginActors } from '../login/login.actors.ts'
import { toWalletView, type WalletKit, walletMachine } from '../wallet/index.ts'
import type { SystemActors } from './system.types.ts'

export interface SigningDeps {
  wallet: Pick<WalletKit, 'actors' | 'signer'>
  api: ApiClient
  origin: string
  clock?: Clock | undefined
}

export type SigningActors = Pick<SystemActors, 'wallet' | 'login'>

/** Builds the two machines that only somebody with a wallet needs. */
export function createSigningActors(deps: SigningDeps): SigningActors {
  const { wallet, api, origin, clock } = deps
  const { signer } = wallet
  const login = createLoginActors({
    api,
    signer,
    origin,
    ...(clock && { clock }),
  })
  return {
    wallet: {
      logic: walletMachine.provide({ actors: wallet.actors }),
      toView: toWalletView,
    },
    login: {
      logic: loginMachine.provide({ actors: login }),
      toView: toLoginView,
    },
  }
}
