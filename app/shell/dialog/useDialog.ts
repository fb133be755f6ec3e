import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useSend, useSystem } from '../../useSystem.ts'
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

/** The ways into the connect dialog. */
export function useDialog() {
  const dialog = useDialogActor()
  const system = useSystem()
  const send = useSend()
  const open = () => dialog.send({ type: 'dialog.open' })
  return {
    /** To choose a wallet, or to see what is going on. */
    connect: () => {
      const { wallet } = system.getSnapshot()
      if (wallet.status === 'disconnected') send({ type: 'wallet.open' })
      open()
    },
    /** Asks for a message to sign; the wallet opens on its own button. */
    signIn: () => {
      open()
      send({ type: 'login.start' })
    },
  }
}
