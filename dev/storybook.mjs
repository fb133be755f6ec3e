import { ensureInstalled } from './run/install.mjs'
import { tool } from './run/parts.mjs'

/** Runs Storybook's own command, on a fresh clone as well. */
ensureInstalled()
process.exitCode = await tool('storybook', process.argv.slice(2))
