import { join } from 'node:path'
import { startPinned } from './processes.mjs'

const file = (name) => join(import.meta.dirname, name)

async function measure(loader, { name, target, path, ...test }, options) {
  const before = await target.ask()
  const result = await loader.ask({
    ...options,
    ...test,
    url: target.url + path,
  })
  const after = await target.ask()
  const others = Object.keys(result.statuses).filter((code) => code !== '200')
  if (others.length > 0)
    throw new Error(`${name} answered ${JSON.stringify(result.statuses)}`)
  return {
    ...result,
    cpu: (after.cpu - before.cpu) / result.requests,
    statements: (after.statements - before.statements) / result.requests,
  }
}

/**
 * Measures the product's server beside the bare framework, each in a process of
 * its own on one core. The best of the rounds stands: noise only ever adds.
 *
 * @param env of the product's server
 * @param casesOf what is asked of which of them, each held against the first;
 * with what the loader knows besides
 */
export async function measureInRounds(env, casesOf, options) {
  const { rounds, seconds, connections } = options
  // Its log goes where a real one goes, and nothing reads it here.
  const club = startPinned(file('targets/club.mjs'), {
    core: 0,
    env,
    isQuiet: true,
  })
  const hello = startPinned(file('targets/hello.mjs'), { core: 0 })
  const loader = startPinned(file('loader.mjs'), { core: 1 })
  try {
    club.url = (await club.started()).url
    hello.url = (await hello.started()).url
    const rows = casesOf(hello, club).map((test) => ({ test, runs: [] }))
    for (const { test } of rows)
      await measure(loader, test, { seconds: seconds / 2, connections })
    // In turn, so that a slow moment of the machine meets all of them.
    for (let round = 0; round < rounds; round++)
      for (const { test, runs } of rows)
        runs.push(await measure(loader, test, { seconds, connections }))
    return {
      isPinned: club.isPinned,
      rows: rows.map(({ test, runs }) => ({
        name: test.name,
        ...runs.sort((a, b) => a.cpu - b.cpu)[0],
        statements: Math.max(...runs.map((run) => run.statements)),
      })),
    }
  } finally {
    await Promise.all([club.stop(), hello.stop(), loader.stop()])
  }
}
