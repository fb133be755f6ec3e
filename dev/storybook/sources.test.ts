import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolders } from '../world/testing.ts'
import { hashSources } from './sources.ts'

const folders = createFolders()
let root: string
let before: string

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', words, { cwd, stdio: 'ignore' })

async function write(file: string, text: string) {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

beforeEach(async () => {
  root = await folders.make()
  git(root, 'init')
  await write('.gitignore', 'dist/\n')
  await write('ui/a.ts', 'first')
  await write('core/b.ts', 'first')
  git(root, 'add', '.')
  before = hashSources(root)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => folders.removeAll())

test('default: it is by content, and the same content has the same one', async () => {
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  await write('ui/a.ts', 'second')
  expect(hashSources(root)).not.toBe(before)
  await write('ui/a.ts', 'first')
  expect(hashSources(root)).toBe(before)
})

test.each([
  '.storybook/main.ts',
  'app/a.ts',
  'dev/aliases.mjs',
  'dev/mocks/a.ts',
  'dev/pictures/kept/machines-login.txt',
  'dev/run/machinesOfTheTree.mjs',
  'package.json',
  'package-lock.json',
  'ui/wörter "und" mehr.ts',
])('default: a build depends on %s', async (file) => {
  await write(file, 'first')
  const first = hashSources(root)
  expect(first).not.toBe(before)
  await write(file, 'second')
  expect(hashSources(root)).not.toBe(first)
})

test.each([
  'dev/pictures/kept/drawn-by.txt',
  'dev/run/chromium.mjs',
  'ui/a.test.ts',
  'ui/dist/a.js',
  'ui/README.md',
])('default: it does not on %s', async (file) => {
  await write(file, 'first')
  expect(hashSources(root)).toBe(before)
})

test('edge: what was removed, and a repository within, are no files of it', async () => {
  await mkdir(join(root, 'ui/within'))
  git(join(root, 'ui/within'), 'init')
  expect(hashSources(root)).toBe(before)
  await rm(join(root, 'core/b.ts'))
  expect(hashSources(root)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashSources(root)).not.toBe(before)
})

test('error: without git there is nothing to say', async () => {
  vi.stubEnv('PATH', join(root, 'nothing'))
  expect(hashSources(root)).toBe('')
})

test('error: where git refuses a folder of another there is nothing to say', () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  expect(() => git(root, 'status')).toThrow()
  expect(hashSources(root)).toBe('')
})

test('error: what is no repository has nothing to say', async () => {
  await rm(join(root, '.git'), { recursive: true })
  expect(hashSources(root)).toBe('')
})
