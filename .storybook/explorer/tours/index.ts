import { balance } from './balance.ts'
import { celebration } from './celebration.ts'
import { dialog } from './dialog.ts'
import { draft } from './draft.ts'
import { login } from './login.ts'
import { network } from './network.ts'
import { notifications } from './notifications.ts'
import { payment } from './payment.ts'
import { reconnect } from './reconnect.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { wallet } from './wallet.ts'

/** Every machine of the product. A machine without a tour fails the check. */
export const tours = {
  wallet,
  reconnect,
  network,
  login,
  session,
  balance,
  payment,
  draft,
  notifications,
  system,
  dialog,
  celebration,
}
