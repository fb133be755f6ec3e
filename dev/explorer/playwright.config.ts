import { defineConfig } from '@playwright/test'

/** The State Explorer as it is built, by its links, by clicks and by keyboard. */
export default defineConfig({
  testDir: '.',
  testMatch: 'explorer.spec.ts',
  outputDir: '../../.cache/explorer',
  workers: 1,
  timeout: 60_000,
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
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
