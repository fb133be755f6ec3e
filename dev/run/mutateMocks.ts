import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { mockFile, withMockMutants } from './mockMutants.ts'

const runtime = resolve(import.meta.dirname, 'mockMutant.ts')
const names = `import { condition as __condition, other as __other, register as __register } from ${JSON.stringify(runtime)};`

/**
 * `npm run mocks:mutants`: plays each case of the contract once more for each part
 * of the mocks that would be another in it. Those that no case notices could be made
 * another unseen.
 */
export const mutateMocks = (): Plugin => ({
  name: 'mutate-mocks',
  enforce: 'pre',
  transform(code, id) {
    const file = mockFile(id)
    if (!file) return null
    return { code: names + withMockMutants(file, code).code, map: null }
  },
})
