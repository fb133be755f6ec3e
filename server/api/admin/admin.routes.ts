import { adminApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import { checkAdmin } from './admin.commands.ts'

export function adminRoutes(app: AppContext) {
  // The fee's destination must be known before anyone signs in.
  const feeWallet = () => ({ address: app.env.ADMIN_WALLET })

  return mount(app, adminApi, {
    primaryWallet: feeWallet,
    walletAddress: feeWallet,

    adminCheck: ({ state }, { body }) =>
      checkAdmin(actorOf(app, state), body.address),
  })
}
