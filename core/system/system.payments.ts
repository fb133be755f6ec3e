import type { PaymentWallet } from '../payment/index.ts'
import { paymentsMachine, toPaymentsView } from '../payments/index.ts'
import { createPaymentsActors } from '../payments/payments.actors.ts'
import { createReportHash } from '../payments/payments.server.ts'
import type { LateInput } from './late.types.ts'
import type { LateWorld } from './system.world.ts'

/** Builds the fees from the world; the wallet's code comes with the first prompt. */
export function createPart(world: LateWorld, { chainId }: LateInput) {
  const { api, loadWallet, adminWallet, ...ports } = world
  const wallet: PaymentWallet = {
    readAccount: async () => (await loadWallet()).sender.readAccount(),
    sendTransaction: async (transaction) =>
      (await loadWallet()).sender.sendTransaction(transaction),
  }
  const actors = createPaymentsActors({
    reportHash: createReportHash(world),
    ...ports,
    wallet,
    client: api,
    chainId,
    defaultAdmin: adminWallet,
  })
  return { logic: paymentsMachine.provide({ actors }), toView: toPaymentsView }
}
