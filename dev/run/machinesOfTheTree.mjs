import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './install.mjs'

const isOurs = (path) => !/(^|\/)(node_modules|dist|\.cache)\//.test(path)

/**
 * Every machine, found by its file `x.machine.ts`: its id, and its folder from
 * the root. Nothing else names the machines there are.
 */
export const machinesOfTheTree = (from = root) =>
  ['core', 'app']
    .flatMap((part) =>
      readdirSync(join(from, part), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.machine.ts') && isOurs(path))
        .map((path) => ({
          id: basename(path, '.machine.ts'),
          folder: dirname(join(part, path)),
        })),
    )
    .sort((a, b) => a.id.localeCompare(b.id))
