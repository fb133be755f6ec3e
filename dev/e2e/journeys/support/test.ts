import type { ConsoleMessage } from '@playwright/test'
import { expect } from '@playwright/test'
import { test as base } from '../../support/test.ts'

interface Fixtures {
  /** Lets errors through that a test brings about on purpose. */
  allow: (pattern: RegExp) => void
}

/** A visitor's session check: the browser reports its 401 as an error. */
const isVisitor = (message: ConsoleMessage) =>
  /status of 401/.test(message.text()) &&
  new URL(message.location().url, 'http://none').pathname === '/api/auth/me'

/** The browser's own words about a call that did not come through. */
export const brokenCall = /^Failed to load resource: /

/**
 * For a failure that walks of the machines and stories prove as well: seen in
 * the whole product at night (`npm run nightly`).
 */
export const atNight = { tag: '@night' }

/** The colours of every story are held by day, in both themes. */
export const lightAtNight = (theme: string) =>
  theme === 'light' ? atNight : {}

/**
 * Every journey is clean: no error in the console, nothing uncaught, no
 * violation of the content security policy, in any tab.
 */
export const test = base.extend<Fixtures>({
  allow: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI } = event
          console.error(`CSP violation: ${violatedDirective} ${blockedURI}`)
        })
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && !isVisitor(message))
          errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        errors.push(String(error.error()))
      })
      await use((pattern) => allowed.push(pattern))
      const left = errors.filter(
        (text) => !allowed.some((pattern) => pattern.test(text)),
      )
      expect(left, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
