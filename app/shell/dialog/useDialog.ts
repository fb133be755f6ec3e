import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useSystem } from '../../useSystem.ts'
import type { dialogMachine } from './dialog.machine.ts'

export const DialogContext = createContext<ActorRefFrom<
  typeof dialogMachine
> | null>(null)

/** The dialog's actor. */
export function useDialogActor() {
  const dialog = use(DialogContext)
  if (!dialog) throw new Error('No dialog above this component')
  return dialog
}

/**
 * The one way in: to choose a wallet, to read the message and sign it, or to
 * see what is going on.
 */
export function useConnect() {
  const dialog = useDialogActor()
  const system = useSystem()
  return () => {
    const { wallet } = system.getSnapshot()
    if (wallet.status === 'disconnected') system.send({ type: 'wallet.open' })
    system.send({ type: 'login.open' })
    dialog.send({ type: 'dialog.open' })
  }
}
