import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run/install.mjs'

/**
 * Compares the machines' states with what Storybook has indexed, and prints
 * what there is: an export that is not literal is left out without a word.
 */
const read = (file) => readFileSync(resolve(root, file), 'utf8')
const { entries } = JSON.parse(read('dist/storybook/index.json'))
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const playing = stories.filter(({ tags }) => tags?.includes('play-fn'))

const dir = '.storybook/explorer/generated'
const machines = readdirSync(resolve(root, dir))
  .filter((file) => file.endsWith('.states.stories.tsx'))
  .map((file) => {
    const text = read(`${dir}/${file}`)
    const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
    return {
      title,
      states: text.match(/^ {2}play: explored\.reaches\(/gm)?.length ?? 0,
      indexed: playing.filter((story) => story.title === title).length,
    }
  })
for (const { title, states, indexed } of machines)
  console.log(`${title.padEnd(24)} states ${states}, indexed ${indexed}`)
const sum = (key) => machines.reduce((total, row) => total + row[key], 0)
const docs = Object.values(entries).length - stories.length
console.log(
  `machines ${machines.length}, states ${sum('states')}, stories ${stories.length}, with play ${playing.length}, pages of words ${docs}`,
)
// Each test of a story runs all of axe in the dark, then the contrast rules in
// the light, and at night in high contrast (`.storybook/contrast.ts`); a
// violation fails it.
const results = resolve(root, '.cache/results')
const reports = (existsSync(results) ? readdirSync(results) : []).filter(
  (file) => /^stories(-\d)?\.json$/.test(file),
)
const counted = reports.map((file) =>
  JSON.parse(read(`.cache/results/${file}`)),
)
const ran = (key) => counted.reduce((total, report) => total + report[key], 0)
if (counted.length > 0) {
  const all = ran('numTotalTests')
  console.log(
    `stories run: ${all} of ${stories.length}, ${ran('numPassedTests')} without a violation`,
  )
  if (all !== stories.length) {
    console.error('not every story was run')
    process.exitCode = 1
  }
}
const missing = machines.filter(({ states, indexed }) => states !== indexed)
if (missing.length > 0) {
  console.error(`not every state is indexed: ${missing.map((m) => m.title)}`)
  process.exitCode = 1
}
