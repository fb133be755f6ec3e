import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from '../run/chromium.mjs'
import { ensureInstalled, root } from '../run/install.mjs'
import { run, tool } from '../run/parts.mjs'

/**
 * `npm run sheet`: a picture of every screen, as one page for designers. Words
 * behind `--` limit it: `npm run sheet -- home whale`. Builds Storybook where
 * there is none; what there is, is what is pictured.
 */
ensureInstalled()
process.env.CHROMIUM_PATH = ensureChromium()
if (!existsSync(resolve(root, 'dist/storybook/index.json'))) {
  const words = ['build', '-o', 'dist/storybook', '--quiet']
  const code = await run(process.execPath, ['dev/storybook.mjs', ...words])
  if (code !== 0) process.exit(code)
}
process.exitCode = await tool(
  'playwright',
  ['test', '-c', 'dev/sheet/playwright.config.ts'],
  { SHEET_WORDS: process.argv.slice(2).join(' ') },
)
