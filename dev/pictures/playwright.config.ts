import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../run/chromium.mjs'

/**
 * Pictures of Storybook, held against the committed ones. `npm run pictures`
 * shows what differs; `npm run pictures -- --update` takes them anew.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['pictures.spec.ts', 'seen.spec.ts'],
  outputDir: '../../.cache/pictures',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // Letters may be smoothed otherwise elsewhere; what moves is seen.
      threshold: 0.25,
      maxDiffPixelRatio: 0.004,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../.cache/pictures-report', open: 'never' }],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ??
          '../../.cache/results/pictures.json',
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
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
