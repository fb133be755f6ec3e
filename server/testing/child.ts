import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Alias, build } from 'vite'
import { packageRoot } from '../packageRoot.ts'
import type { EnvRecord } from './testEnv.ts'

/**
 * Bundles `main.ts`, or another entry, as it stands, so that tests can start, stop and kill real
 * processes without a build before them.
 */
export async function buildMain(alias: Alias[], entry = 'main.ts') {
  const cache = join(packageRoot(), '.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'main-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: packageRoot(),
    resolve: { alias },
    ssr: { noExternal: [/^@narwhal-club\//] },
    build: {
      ssr: join(packageRoot(), entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
    },
  })
  return {
    path: join(outDir, basename(entry).replace('.ts', '.js')),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  }
}

export interface Child {
  process: ChildProcess
  /** Resolves with the address once it listens, or null if it ended first. */
  url: Promise<string | null>
  /** Resolves with exit code and signal. */
  ended: Promise<{ code: number | null; signal: string | null }>
  stdout(): string
  stderr(): string
}

/**
 * Starts a server process with this environment and no other.
 *
 * @param under a command that runs it, instead of us directly.
 */
export function startChild(
  path: string,
  record: EnvRecord,
  under: readonly string[] = [],
): Child {
  const [command = process.execPath, ...args] = [
    ...under,
    process.execPath,
    path,
  ]
  const child = spawn(command, args, {
    env: { LOG_LEVEL: 'info', ...record } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const ended = new Promise<{ code: number | null; signal: string | null }>(
    (resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal })),
  )
  const url = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      const found = /"event":"listening","url":"([^"]+)"/.exec(stdout)
      if (found) resolve(String(found[1]))
    })
    ended.then(() => resolve(null))
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return {
    process: child,
    url,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
  }
}
