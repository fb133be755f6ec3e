import { ensureInstalled } from './run/install.mjs'

/**
 * `npm start`: installs if needed, builds what changed, runs the world. With
 * `-- --storybook` Storybook is part of what is built.
 */
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`

try {
  if (ensureInstalled()) console.log(`installed after ${seconds()}`)
  const { run } = await import('./run/parts.mjs')
  if ((await run(process.execPath, ['dev/build.mjs'])) !== 0) process.exit(1)
  console.log(`built after ${seconds()}`)
  if (process.argv.includes('--storybook')) {
    const { readMark, standingOf } = await import('./dist/storybook/sources.js')
    if (['missing', 'stale'].includes(standingOf(readMark()))) {
      console.log('building Storybook: a minute or two')
      const words = ['build', '-o', 'dist/storybook', '--quiet']
      if ((await run(process.execPath, ['dev/storybook.mjs', ...words])) !== 0)
        process.exit(1)
      console.log(`Storybook built after ${seconds()}`)
    }
  }
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const { explain, run } = await import('./dist/world/cli.js')
try {
  process.exit(await run(['start'], began))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
