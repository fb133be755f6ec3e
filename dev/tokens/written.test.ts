import { readdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../world/root.ts'
import { tokenFiles } from './files.ts'
import { writtenTokens } from './written.ts'

/** What is in the folder of `npm run tokens`, and since when. */
async function written() {
  const folder = resolve(root, 'dist/tokens')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.map(async (name) => [
      name,
      (await stat(resolve(folder, name))).mtimeMs,
    ]),
  )
}

test('default: the files of the export, and no folder is touched', async () => {
  const before = await written()
  expect(await writtenTokens()).toEqual(await tokenFiles())
  expect(await written()).toEqual(before)
}, 60_000)
