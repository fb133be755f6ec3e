import { test as base } from '@playwright/test'

interface Fixtures {
  /** Origin of the shared world's page. */
  origin: string
  rpcUrl: string
}

/** Playwright's test with the shared world's address as `baseURL`. */
export const test = base.extend<Fixtures>({
  origin: [process.env.CLUB_URL ?? '', { option: true }],
  rpcUrl: [process.env.CLUB_RPC ?? '', { option: true }],
  baseURL: async ({ origin }, use) => use(origin),
})
