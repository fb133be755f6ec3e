import { test as base, expect } from '@playwright/test'
import { createProbe, type Probe } from './chain.ts'

interface Fixtures {
  /** Origin of the shared world's page. */
  origin: string
  rpcUrl: string
  /** Texts of errors that nothing caught: none may be left at the end. */
  uncaught: string[]
}

interface WorkerFixtures {
  /** What the chain itself says. */
  club: Probe
}

const origin = () => process.env.CLUB_URL ?? ''
const rpcUrl = () => process.env.CLUB_RPC ?? ''

/** Playwright's test with the shared world's address as `baseURL`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  origin: async ({}, use) => use(origin()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  rpcUrl: async ({}, use) => use(rpcUrl()),
  baseURL: async ({ origin }, use) => use(origin),
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use(await createProbe(origin(), rpcUrl())),
    { scope: 'worker' },
  ],
  uncaught: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await use(errors)
      expect(errors, 'errors that nothing caught').toEqual([])
    },
    { auto: true },
  ],
})
