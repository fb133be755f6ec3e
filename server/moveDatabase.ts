import { parseArgs } from 'node:util'
import { moveDatabase } from './db/whole/moveDatabase.ts'
import { runTool } from './tool.ts'

await runTool(async ({ env, args, write }) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
  const isMoved = await moveDatabase(env, values.to ?? '', write)
  write(
    isMoved
      ? 'Moved: all is the same on both sides. Set DATABASE_URL and start the server'
      : 'NOT MOVED: the two differ, and the target is as empty as before',
  )
  return isMoved
})
