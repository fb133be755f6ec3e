import { parseArgs } from 'node:util'
import { backUp } from './db/whole/backUp.ts'
import { runTool } from './tool.ts'

const options = {
  to: { type: 'string', default: 'backups' },
  'check-on': { type: 'string' },
} as const

await runTool(({ env, args, write }) => {
  const { to, 'check-on': checkOn } = parseArgs({ args, options }).values
  return backUp(env, { to, checkOn }, new Date(), write)
})
