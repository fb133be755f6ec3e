import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../run/chromium.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: ['conformance/**/*.spec.ts', 'journeys/**/*.spec.ts'],
  ...(process.env.CLUB_NIGHTLY === undefined && { grepInvert: /@night/ }),
  outputDir: '../../.cache/playwright',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  // Half of its time a journey waits for blocks and for what is timed.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ??
          '../../.cache/results/browser.json',
      },
    ],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    // Tracing costs a third of the time: `--trace on` where a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
