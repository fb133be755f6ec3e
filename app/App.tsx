import type { System } from '@narwhal-club/core/system'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ActorRefFrom } from 'xstate'
import type { DisplayStore } from './browser/display.ts'
import { Celebration } from './shell/celebration/Celebration.tsx'
import type { celebrationMachine } from './shell/celebration/celebration.machine.ts'
import type { dialogMachine } from './shell/dialog/dialog.machine.ts'
import { DialogContext } from './shell/dialog/useDialog.ts'
import { Shell } from './shell/Shell.tsx'
import { DisplayContext } from './useDisplay.ts'
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
        <DisplayContext value={display}>
          <Shell display={display} />
          <Celebration celebration={celebration} />
        </DisplayContext>
      </DialogContext>
    </SystemContext>
  </QueryClientProvider>
)
