import type { PrivateKeyAccount } from 'viem'
import type { WalletConfig } from './config.ts'
import type { Node } from './node.ts'
import type { Request } from './requests.ts'
import type { Store } from './state.ts'

export type OfferedAccount = {
  name: string
  hint: string
  signer: PrivateKeyAccount
}

/** Everything the methods of the wallet work with. */
export type WalletContext = {
  config: WalletConfig
  store: Store
  accounts: readonly OfferedAccount[]
  node: Node
  /**
   * Shows a request and waits for the person.
   *
   * @returns the account that was picked, where one was asked for.
   */
  ask(request: Request): Promise<number>
}

export const currentAccount = ({ accounts, store }: WalletContext) =>
  (accounts[store.get().account] ?? accounts[0]) as OfferedAccount
