import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { root } from '../run/install.mjs'
import { run, tool } from '../run/parts.mjs'
import { entries } from './entries.mjs'

/**
 * `npm run scaffold -- <area>`: makes an empty area, tiny but real: endpoint,
 * repository, policy, machine, screen, story, mock, tests. The templates lie in
 * `area/` as the files will.
 */
const area = process.argv[2] ?? ''
const templates = resolve(import.meta.dirname, 'area')
const named = (text) =>
  text
    .replaceAll('__area__', area)
    .replaceAll('__Area__', area[0].toUpperCase() + area.slice(1))

function refuse(why) {
  console.error(`npm run scaffold -- <area>: ${why}`)
  process.exit(1)
}

const taken = [
  ...readdirSync(resolve(root, 'core')),
  ...readdirSync(resolve(root, 'core/contract')),
  ...readdirSync(resolve(root, 'server/api')),
  ...readdirSync(resolve(root, 'app/screens')),
]
if (!/^[a-z]{2,20}$/.test(area)) refuse('one word of small letters')
if (taken.includes(area)) refuse(`there is a ${area} already`)

for (const { file, before } of entries)
  if (!readFileSync(resolve(root, file), 'utf8').includes(before))
    refuse(`${file} has no ${before}: dev/scaffold/entries.mjs is out of date`)

const made = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tpl'))
  .map((path) => {
    const from = resolve(templates, path)
    const file = resolve(root, named(relative(templates, from)).slice(0, -4))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, named(readFileSync(from, 'utf8')))
    return file
  })

for (const { file, imports, before, line } of entries) {
  const path = resolve(root, file)
  const text = readFileSync(path, 'utf8')
  const at = text.indexOf(before)
  writeFileSync(
    path,
    named(
      `${imports ? `${imports}\n` : ''}${text.slice(0, at)}${line}\n${text.slice(at)}`,
    ),
  )
}

const entered = [...new Set(entries.map(({ file }) => file))]
const failed =
  (await tool('biome', ['check', '--write', ...made, ...entered])) ||
  (await run(process.execPath, [resolve(root, 'dev/stories.mjs')])) ||
  (await tool('vitest', [
    'run',
    '--project',
    'core',
    'core/exports.test.ts',
    '--update',
  ]))
console.log(
  `${area}: ${made.length} files, ${entries.length} lines in ${entered.length} files; the machine has none of them`,
)
process.exitCode = failed
