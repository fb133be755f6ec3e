import { defineConfig } from '@playwright/test'
import pictures from '../pictures/playwright.config.ts'

/** The sheet's own test waits for nothing long, and for nothing twice. */
const isHasty = process.env.SHEET_HASTE !== undefined

/** `npm run sheet`: the same browser as for the kept pictures. */
export default defineConfig({
  testDir: '.',
  testMatch: 'sheet.spec.ts',
  outputDir: '../../.cache/sheet',
  fullyParallel: true,
  workers: 2,
  timeout: isHasty ? 2_000 : 60_000,
  // A busy machine is no reason for a hole in the sheet.
  retries: isHasty ? 0 : 1,
  reporter: [['line'], ['./reporter.ts']],
  use: pictures.use ?? {},
})
