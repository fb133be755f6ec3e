import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../world/root.ts'

/**
 * Writes the tokens anew and returns the files, each with its text. In a process
 * of its own: vanilla-extract knows one listener at a time, and where Storybook is
 * built that is its own.
 */
export async function writtenTokens(): Promise<[name: string, text: string][]> {
  const run = promisify(execFile)
  await run(process.execPath, [resolve(root, 'dev/tokens/run.mjs')])
  const folder = resolve(root, 'dist/tokens')
  return Promise.all(
    (await readdir(folder)).map(
      async (name): Promise<[string, string]> => [
        name,
        await readFile(resolve(folder, name), 'utf8'),
      ],
    ),
  )
}
