import { test as base } from '@playwright/test'

interface Fixtures {
  /** Origin of the shared world's page. */
  origin: string
  rpcUrl: string
}

/** Playwright's test with the shared world's address as `baseURL`. */
export const test = base.extend<Fixtures>({
  origin: async ({}, use) => use(process.env.CLUB_URL ?? ''),
  rpcUrl: async ({}, use) => use(process.env.CLUB_RPC ?? ''),
  baseURL: async ({ origin }, use) => use(origin),
})

export { expect } from '@playwright/test'
