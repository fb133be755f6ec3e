import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishedKeys } from '../accounts.ts'
import { root } from '../root.ts'
import { bundleWallet } from '../serveWallet.ts'

const marks = ['club.narwhal.demo', ...publishedKeys.map((key) => key.slice(2))]
const marksIn = (text: string) => marks.filter((mark) => text.includes(mark))
const shipped = ['core', 'ui', 'app', 'server']

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...shipped], {
    cwd: root,
  })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|bench)\.tsx?$|\.stories\.tsx$/.test(file))
    .map((file) => resolve(root, file))
    .filter((file) => existsSync(file))

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory()
          ? filesUnder(join(folder, entry.name))
          : [join(folder, entry.name)],
      )
    : []

const built = () =>
  shipped
    .map((name) => resolve(root, name, 'dist'))
    .flatMap(filesUnder)
    .filter((file) => !/\.(br|gz|map|tsbuildinfo)$/.test(file))

describe('nothing that ships holds the wallet or its keys', () => {
  test('default: the marks are those of the wallet that is served', async () => {
    const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as const
    const contracts = { token: address, nft: address, swap: address }
    const script = await bundleWallet('http://127.0.0.1:1', contracts)
    expect(marksIn(script)).toEqual(marks)
  })

  test.each([
    ['sources', sources],
    ['builds', built],
  ])('default: %s', (_, list) => {
    const files = list()
    expect(files.length).toBeGreaterThan(20)
    const guilty = files.filter(
      (file) => marksIn(readFileSync(file, 'utf8')).length > 0,
    )
    expect(guilty).toEqual([])
  })
})
