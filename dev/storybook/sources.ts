import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../world/root.ts'

/** Where a built Storybook is. */
export const storybookFolder = resolve(root, 'dist/storybook')

/** What a built Storybook says of itself, as a file within it. */
export const markName = 'built.json'

export interface Mark {
  /** RFC 3339. */
  at: string
  /** Of what it was built; empty where there was no git to ask. */
  sources: string
}

/** What stories are made of: the product, and the mocks with all they need. */
const folders = [
  '.storybook',
  'app',
  'core',
  'dev/mocks',
  'dev/storybook',
  'dev/testing',
  'dev/tokens',
  'dev/world',
  'server',
  'ui',
  'package-lock.json',
]

/** By content, not by time: a checkout touches files that did not change. */
export function hashSources(): string {
  if (!existsSync(resolve(root, '.git'))) return ''
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 },
  )
  const files = listed
    .split('\n')
    .filter((file) => file && !/\.(test|spec)\.tsx?$|\.md$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const path = resolve(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** What the built Storybook says of itself; nothing where there is none. */
export function readMark(folder = storybookFolder): Mark | undefined {
  try {
    return JSON.parse(readFileSync(resolve(folder, markName), 'utf8'))
  } catch {
    return undefined
  }
}

export type Standing = 'missing' | 'fresh' | 'stale' | 'unknown'

/**
 * Whether Storybook shows what the sources say. `unknown` where there is no git
 * to ask, then and now.
 */
export function standingOf(
  mark: Mark | undefined,
  sources: () => string = hashSources,
): Standing {
  if (!mark) return 'missing'
  const now = mark.sources && sources()
  if (!now) return 'unknown'
  return now === mark.sources ? 'fresh' : 'stale'
}
