import { parseArgs } from 'node:util'
import { restore } from './db/whole/restore.ts'
import { ConfigError } from './errors.ts'
import { runTool } from './tool.ts'

await runTool(async ({ env, args, write }) => {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } })
  if (!values.from) throw new ConfigError('--from is missing: the backup file')
  return await restore(env, values.from, write)
})
