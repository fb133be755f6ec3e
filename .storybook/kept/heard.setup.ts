import { afterAll } from 'vitest'
import { commands } from 'vitest/browser'
import { heardSoFar } from './hears.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Says where a handler was called. */
    tellHeard: (places: readonly string[]) => Promise<void>
  }
}

afterAll(() => commands.tellHeard(heardSoFar()))
