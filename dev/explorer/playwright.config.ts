import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../run/chromium.mjs'

/** The State Explorer as it is built, by its links, by clicks and by keyboard. */
export default defineConfig({
  testDir: '.',
  testMatch: '{documents,explorer}.spec.ts',
  outputDir: '../../.cache/explorer',
  workers: 1,
  // Pictures are taken beside it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ??
          '../../.cache/results/explorer.json',
      },
    ],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
