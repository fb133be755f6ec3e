import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../run/chromium.mjs'

/**
 * A file is one worker's from end to end: begun last, the long ones have two
 * workers wait for one. Not first either: every file is read for the first time
 * then. Those with a world of their own end the run, as Playwright has it: three
 * worlds that begin at once leave their servers no time to keep their promises.
 */
const long = ['takeover', 'verify', 'witness'].map(
  (name) => `journeys/${name}.spec.ts`,
)

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'conformance', testMatch: 'conformance/**/*.spec.ts' },
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: long },
  ],
  ...(process.env.CLUB_NIGHTLY === undefined && { grepInvert: /@night/ }),
  outputDir: '../../.cache/playwright',
  globalSetup: './support/globalSetup.ts',
  // What is built is JavaScript already. Taken for a test's own code, the bundle
  // that draws pages is compiled for twenty seconds, and the first page waits.
  build: { external: ['**/dist/**', '**/.server/**'] },
  fullyParallel: false,
  // Half of its time a journey waits for blocks and for what is timed.
  workers: 3,
  retries: 0,
  // What must come soon is said where it is expected. A whole test is as long as
  // the machine makes it: with three worlds on two cores three times as long.
  timeout: 240_000,
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
    // A button that does not come is said by its name, not by the test's end.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Tracing costs a third of the time: `--trace on` where a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
