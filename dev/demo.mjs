import { tool } from './run/parts.mjs'

/** Builds the product without a server into dist/demo: static, for any folder. */
const types = await tool('tsc', ['-b', 'core', 'server', 'dev'])
if (types !== 0) process.exit(types)
const config = 'dev/demo/vite.config.ts'
process.exitCode = await tool('vite', [
  'build',
  '-c',
  config,
  '--logLevel',
  'error',
])
if (process.exitCode === 0)
  console.log(
    'dist/demo: serve it from any folder, from localhost or over https',
  )
