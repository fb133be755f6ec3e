import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../packageRoot.ts'

/**
 * Lists the rows that strings of tests in a folder name: titles, and names of
 * cases in tables of them. The file of the statements themselves counts for none.
 *
 * @param folder from this package on, such as `api/votes`.
 */
export function rowsNamed(folder: string, row: RegExp): Set<string> {
  const path = join(packageRoot(), folder)
  const texts = readdirSync(path)
    .filter((file) => /\.(test|cases)\.ts$/.test(file))
    .filter((file) => file !== 'statements.test.ts')
    .flatMap((file) => [
      ...readFileSync(join(path, file), 'utf8').matchAll(/'([^'\n]+)'/g),
    ])
  return new Set(texts.flatMap(([, text = '']) => text.match(row) ?? []))
}
