import { ensureChromium } from '../run/chromium.mjs'
import { ensureInstalled } from '../run/install.mjs'
import { tool } from '../run/parts.mjs'

/** Builds Storybook and holds all its pictures against the kept ones. */
ensureInstalled()
process.env.CHROMIUM_PATH = ensureChromium()
const update = process.argv.includes('--update')
const build = await tool('storybook', [
  'build',
  '-o',
  'dist/storybook',
  '--quiet',
])
if (build !== 0) process.exit(build)
const code = await tool(
  'playwright',
  [
    'test',
    '-c',
    'dev/pictures/playwright.config.ts',
    ...(update ? ['--update-snapshots'] : []),
  ],
  { CLUB_NIGHTLY: '1' },
)
if (code !== 0)
  console.log(
    'What differs, side by side: npx playwright show-report .cache/pictures-report',
  )
process.exitCode = code
