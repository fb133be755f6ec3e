import { rebuildIndex } from './indexer/rebuild.ts'
import { runTool } from './tool.ts'

await runTool(async ({ env, write }) => {
  await rebuildIndex(env)
  write('The index is empty: the chain is read anew')
  return true
})
