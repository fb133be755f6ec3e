import type { System } from '@narwhal-club/core/system'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ActorRefFrom } from 'xstate'
import { Celebration } from './Celebration.tsx'
import type { celebrationMachine } from './celebration.machine.ts'
import type { dialogMachine } from './dialog.machine.ts'
import type { DisplayStore } from './display.ts'
import { Shell } from './Shell.tsx'
import { DialogContext } from './useDialog.ts'
import { SystemContext } from './useSystem.ts'

export interface AppProps {
  system: System
  dialog: ActorRefFrom<typeof dialogMachine>
  celebration: ActorRefFrom<typeof celebrationMachine>
  queries: QueryClient
  display: DisplayStore
}

/** The app around its machines. */
export const App = ({
  system,
  dialog,
  celebration,
  queries,
  display,
}: AppProps) => (
  <QueryClientProvider client={queries}>
    <SystemContext value={system}>
      <DialogContext value={dialog}>
        <Shell display={display} />
        <Celebration celebration={celebration} display={display} />
      </DialogContext>
    </SystemContext>
  </QueryClientProvider>
)
