import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
const report = '.cache/results/stories.json'
// What its page of coverage shows of the run.
const run = { at: null, stories: null, machines: walked() }
if (existsSync(resolve(root, report))) {
  const {
    numTotalTests: all,
    numPassedTests: held,
    startTime,
  } = JSON.parse(read(report))
  run.at = new Date(startTime).toISOString()
  run.stories = { all, held }
  console.log(
    `stories run: ${all} of ${stories.length}, ${held} without a violation`,
  )
  if (all !== stories.length) {
    console.error('not every story was run')
    process.exitCode = 1
  }
}
writeFileSync(resolve(root, 'dist/storybook/run.json'), JSON.stringify(run))
const missing = machines.filter(({ states, indexed }) => states !== indexed)
if (missing.length > 0) {
  console.error(`not every state is indexed: ${missing.map((m) => m.title)}`)
  process.exitCode = 1
}

/** What each machine's own test walked, where it was run. */
function walked() {
  const dir = 'coverage/machines'
  if (!existsSync(resolve(root, dir))) return {}
  return Object.fromEntries(
    readdirSync(resolve(root, dir)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(read(`${dir}/${file}`)),
    ]),
  )
}
