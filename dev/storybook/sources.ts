import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
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

/**
 * What stories are made of, as git names it: the product, the mocks with all they
 * need, and what pages read of pictures that are kept.
 */
const ingredients = [
  '.storybook',
  'app',
  'core',
  'dev/aliases.mjs',
  'dev/mocks',
  'dev/pictures/kept/machines-*.txt',
  'dev/run/machinesOfTheTree.mjs',
  'dev/storybook',
  'dev/testing',
  'dev/tokens',
  'dev/world',
  'server',
  'ui',
  'package.json',
  'package-lock.json',
]

/** What git lists; nothing where it is not installed or refuses the folder. */
function listFiles(from: string): string[] {
  try {
    return execFileSync(
      'git',
      [
        'ls-files',
        '-z',
        '--cached',
        '--others',
        '--exclude-standard',
        ...ingredients,
      ],
      {
        cwd: from,
        encoding: 'utf8',
        maxBuffer: 64 * 1_024 * 1_024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).split('\0')
  } catch {
    return []
  }
}

/**
 * By content, not by time: a checkout touches files that did not change. Empty
 * where there is no git to ask.
 */
export function hashSources(from = root): string {
  if (!existsSync(resolve(from, '.git'))) return ''
  const files = listFiles(from)
    .filter((file) => file && !/\.(test|spec)\.tsx?$|\.md$/.test(file))
    .sort()
  if (files.length === 0) return ''
  const hash = createHash('sha256')
  for (const file of files) {
    const path = resolve(from, file)
    // It may have been removed, or be a repository of its own.
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
    if (isFile) hash.update(file).update(readFileSync(path))
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
