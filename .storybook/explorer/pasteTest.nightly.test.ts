import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { statesOf } from './generate.ts'
import { pasteTest } from './pasteTest.ts'
import { tours } from './tours.ts'

const root = resolve(import.meta.dirname, '../..')

/** The paths to every state, each as it is copied; one file starts once. */
function pastedPaths() {
  const imports = new Set<string>()
  const tests: string[] = []
  for (const tour of Object.values(tours))
    for (const state of statesOf(tour)) {
      const start = createEngine(tour).getScene().snapshot.value
      const { log } = createEngine(tour, state.path).getScene()
      const [head = '', test = ''] = pasteTest(tour, start, log).split('\n\n')
      for (const line of head.split('\n')) imports.add(line)
      tests.push(test)
    }
  return { file: [...imports, ...tests].join('\n'), count: tests.length }
}

test('default: the path to every state, copied, runs as pasted', () => {
  const dir = resolve(root, 'core/pasted')
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  const { file, count } = pastedPaths()
  writeFileSync(resolve(dir, 'pasted.test.ts'), file)
  try {
    const report = resolve(dir, 'report.json')
    const { stdout } = spawnSync(
      resolve(root, 'node_modules/.bin/vitest'),
      [
        'run',
        '--project',
        'core',
        'core/pasted',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: root, encoding: 'utf8' },
    )
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
    expect(numPassedTests, stdout).toBe(count)
    process.stdout.write(`${count} paths ran as pasted\n`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)
