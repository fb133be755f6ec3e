import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../world/root.ts'

/**
 * Makes the tokens anew: each file of the export, and its text. In a process of its
 * own: vanilla-extract knows one listener at a time, and where Storybook is built
 * that is its own.
 */
export async function writtenTokens(): Promise<[name: string, text: string][]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(root, 'dev/tokens/run.mjs'), '--print'],
    { maxBuffer: 64 * 1_024 * 1_024 },
  )
  return JSON.parse(stdout)
}
