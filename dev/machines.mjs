import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run/install.mjs'
import { machinesOfTheTree } from './run/machinesOfTheTree.mjs'

/**
 * Adds up what the machines' tests walked. Each test leaves
 * `coverage/machines/<id>.json`: `{ paths, states: { walked, all }, edges: … }`.
 */
const expected = machinesOfTheTree().map(({ id }) => id)
const dir = resolve(root, 'coverage/machines')
let complete = true
const sum = { paths: 0, states: 0, edges: 0 }
for (const id of expected) {
  let row
  try {
    row = JSON.parse(readFileSync(resolve(dir, `${id}.json`), 'utf8'))
  } catch {
    console.error(`${id}: no figures; its machine test did not write them`)
    complete = false
    continue
  }
  console.log(
    `${id.padEnd(14)} states ${row.states.walked}/${row.states.all}  edges ${row.edges.walked}/${row.edges.all}  paths ${row.paths}`,
  )
  complete &&=
    row.states.walked === row.states.all && row.edges.walked === row.edges.all
  sum.states += row.states.all
  sum.edges += row.edges.all
  sum.paths += row.paths
}
console.log(
  `machines ${expected.length}, states ${sum.states}, edges ${sum.edges}, paths ${sum.paths}: ${complete ? '100 % walked' : 'NOT all walked'}`,
)
process.exitCode = complete && expected.length > 0 ? 0 : 1
