import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run/install.mjs'
import { machinesOfTheTree } from './run/machinesOfTheTree.mjs'

const target = (file) => ({
  types: `./dist/${file}.d.ts`,
  default: `./dist/${file}.js`,
})

/**
 * `core/package.json` as it has to be: each machine of `core` has the subpaths
 * `./x` and, where it has actors, `./x/actors`. The other subpaths stand as they
 * are.
 */
export function corePackage() {
  const text = readFileSync(resolve(root, 'core/package.json'), 'utf8')
  const manifest = JSON.parse(text)
  const machines = machinesOfTheTree()
    .filter(({ folder }) => folder.startsWith('core/'))
    .flatMap(({ id, folder }) => {
      const at = folder.slice('core/'.length)
      const actors = `${at}/${id}.actors`
      return [
        [`./${at}`, target(`${at}/index`)],
        ...(existsSync(resolve(root, `core/${actors}.ts`))
          ? [[`./${at}/actors`, target(actors)]]
          : []),
      ]
    })
  const exports = { ...manifest.exports, ...Object.fromEntries(machines) }
  manifest.exports = Object.fromEntries(
    Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return `${JSON.stringify(manifest, null, 2)}\n`
}
