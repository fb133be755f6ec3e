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
  statement?: string | undefined
  clock?: Clock | undefined
}

export interface SigningActors {
  wallet: Part<typeof walletMachine, WalletView>
  login: (chainId: number) => Part<typeof loginMachine, LoginView>
}

/** Builds the two machines that only a person with a wallet needs. */
export function createSigningActors(deps: SigningDeps): SigningActors {
  const { wallet, api, origin, statement, clock } = deps
  const { signer } = wallet
  return {
    wallet: {
      logic: walletMachine.provide({ actors: wallet.actors }),
      toView: toWalletView,
    },
    login: (chainId) => {
      const actors = createLoginActors({
        ...{ api, signer, origin, statement, chainId },
        ...(clock && { clock }),
      })
      return {
        logic: loginMachine.provide({ actors }),
        toView: toLoginView,
      }
    },
  }
}
