import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { contracts, headOf } from './history.mjs'

/** The peer: ponder, over the same node and on the same kind of database. */
const { DATABASE_URL, NODE_URL, EVENTS } = process.env
const folder = join(import.meta.dirname, '../peers/ponder')
/** The newest it takes for not final, and handles in another way. */
const block = headOf(Number(EVENTS)) - 30
const port = 42_169

const began = performance.now()
const child = spawn(
  process.execPath,
  [
    join(folder, 'node_modules/ponder/dist/esm/bin/ponder.js'),
    'start',
    '--schema',
    'bench',
    '--port',
    String(port),
    '--log-level',
    'error',
  ],
  {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL,
      NODE_URL,
      END_BLOCK: String(block),
      NFT: contracts.nft,
      TOKEN: contracts.token,
      PONDER_TELEMETRY_DISABLED: '1',
    },
  },
)
const ended = new Promise((_, reject) => {
  child.once('exit', (code) => reject(new Error(`ponder ended with ${code}`)))
})
ended.catch(() => {})

/** Of the process that reads: the most memory it had, and its CPU time. */
function usage() {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1_024
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return { peak, cpu: (Number(user) + Number(system)) * 10_000 }
}

async function isReady() {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
  return answer?.status === 200
}

while (!(await Promise.race([isReady(), ended]))) await delay(50)
const took = performance.now() - began
const { peak, cpu } = usage()

const client = new pg.Client({ connectionString: DATABASE_URL })
await client.connect()
const { rows } = await client.query(
  'select (select count(*) from bench.nft_transfer) + (select count(*) from bench.token_transfer) as events',
)
await client.end()
child.removeAllListeners('exit')
child.kill('SIGKILL')
process.send({ events: Number(rows[0].events), block, took, cpu, peak })
