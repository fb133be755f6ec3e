import { paymentMachine, toPaymentView } from '../payment/index.ts'
import { createPaymentActors } from '../payment/payment.actors.ts'
import type { PaymentWallet } from '../payment/payment.types.ts'
import type { LateInput } from './late.types.ts'
import type { LateWorld } from './system.world.ts'

/** Builds the fees from the world; the wallet's code comes with the first prompt. */
export function createPaymentPart(world: LateWorld, { chainId }: LateInput) {
  const { api, loadWallet, adminWallet, ...ports } = world
  const wallet: PaymentWallet = {
    readAccount: async () => (await loadWallet()).sender.readAccount(),
    sendTransaction: async (transaction) =>
      (await loadWallet()).sender.sendTransaction(transaction),
  }
  const actors = createPaymentActors({
    ...ports,
    wallet,
    client: api,
    chainId,
    defaultAdmin: adminWallet,
  })
  return { logic: paymentMachine.provide({ actors }), toView: toPaymentView }
}
