import type { System, SystemView } from '@narwhal-club/core/system'
import { createActor, fromCallback } from 'xstate'
import { dialogMachine } from './dialog.machine.ts'

/** With a session there is nothing left to do in it but to mend the chain. */
export const isDone = ({ wallet, session }: SystemView) =>
  wallet.status === 'disconnected' ||
  (session.status === 'signedIn' && wallet.status === 'connected')

/** Starts the dialog over the machines that it shows. */
export const createDialog = (system: System) =>
  createActor(
    dialogMachine.provide({
      actors: {
        watchDone: fromCallback(({ sendBack }) => {
          // What was asked for may still be on its way to the machines.
          let hasBegun = false
          const watch = system.subscribe((view) => {
            if (!isDone(view)) hasBegun = true
            else if (hasBegun) {
              system.send({ type: 'login.cancel' })
              sendBack({ type: 'dialog.close' })
            }
          })
          return watch.unsubscribe
        }),
      },
    }),
  ).start()
