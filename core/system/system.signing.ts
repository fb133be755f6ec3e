import type { ApiClient, Clock } from '../http/index.ts'
import { type LoginView, loginMachine, toLoginView } from '../login/index.ts'
import { createLoginActors } from '../login/login.actors.ts'
import {
  toWalletView,
  type WalletKit,
  type WalletView,
  walletMachine,
} from '../wallet/index.ts'
import type { Part } from './part.types.ts'

export interface SigningDeps {
  wallet: Pick<WalletKit, 'actors' | 'signer'>
  api: ApiClient
  origin: string
  clock?: Clock | undefined
}

export interface SigningActors {
  wallet: Part<typeof walletMachine, WalletView>
  login: Part<typeof loginMachine, LoginView>
}

/** Builds the two machines that only a person with a wallet needs. */
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
