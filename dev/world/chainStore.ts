import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sourceHash } from '../contracts/generated/sourceHash.gen.ts'
import type { Anvil } from './anvil.ts'
import { withoutOwnGenesis } from './ownGenesis.ts'
import type { Rpc } from './rpc.ts'

export type Birth = {
  /** Names this world: no other has it. */
  world: string
  /** Hash of the first block. */
  genesis: string
  /** What the contracts were compiled from. */
  contracts: string
  /** Where in the first dump the states of old blocks begin. */
  historyAt: number
}

export type ChainStore = ReturnType<typeof createChainStore>

/** How a dump without old states ends, and where theirs would begin. */
const noHistory = '"historical_states":null}'
const historyKey = '"historical_states":'
const unpack = promisify(gunzip)

/**
 * Keeps a chain in a folder. States of old blocks are a hundred times the rest:
 * those of the seeded history are written once, and put beside the newest
 * state when the chain is loaded.
 */
export function createChainStore(folder: string) {
  const at = (name: string) => join(folder, name)
  const files = {
    birth: at('world.json'),
    state: at('state.json.gz'),
    history: at('history.json'),
    loading: at('loading.json'),
    states: at('states'),
  }

  /** Whole or not at all: a kill leaves the older file. */
  async function replace(file: string, content: Buffer | string) {
    const handle = await open(`${file}.new`, 'w')
    await handle.writeFile(content)
    await handle.sync()
    await handle.close()
    await rename(`${file}.new`, file)
  }
  async function save(rpc: Rpc) {
    const packed = await rpc.call<string>('anvil_dumpState', [false])
    await replace(files.state, Buffer.from(packed.slice(2), 'hex'))
  }

  return {
    /** Where the node may keep states of old blocks while it runs. */
    statesFolder: files.states,
    async read(): Promise<Birth | undefined> {
      if (!existsSync(files.birth)) return undefined
      return JSON.parse(await readFile(files.birth, 'utf8'))
    },
    /** Makes room for a new chain. */
    async begin(): Promise<string> {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      return files.history
    },
    /** Keeps a seeded chain and ends it; its dump goes where `begin` said. */
    async create(seeded: Anvil): Promise<Birth> {
      const { hash } = await seeded.rpc.call<{ hash: string }>(
        'eth_getBlockByNumber',
        ['0x0', false],
      )
      await save(seeded.rpc)
      await seeded.finish()
      const birth: Birth = {
        world: randomUUID(),
        genesis: hash,
        contracts: sourceHash,
        historyAt: await findHistory(files.history),
      }
      await replace(files.birth, JSON.stringify(birth))
      return birth
    },
    save,
    /** Writes the file that the node loads; `loaded` removes it. */
    async prepare({ historyAt }: Birth): Promise<string> {
      const packed = await unpack(await readFile(files.state))
      const text = withoutOwnGenesis(packed.toString())
      await writeFile(files.loading, text.slice(0, -noHistory.length))
      await pipeline(
        createReadStream(files.history, { start: historyAt }),
        createWriteStream(files.loading, { flags: 'a' }),
      )
      return files.loading
    },
    async loaded() {
      await rm(files.loading, { force: true })
    },
    /** Removes what only a running node needs. */
    async clean() {
      await rm(files.states, { recursive: true, force: true })
      await rm(files.loading, { force: true })
    },
  }
}

/** Finds the states in a dump too large to be one string. */
async function findHistory(file: string): Promise<number> {
  let passed = 0
  let rest = ''
  for await (const chunk of createReadStream(file, 'latin1')) {
    const text = rest + chunk
    const found = text.indexOf(historyKey)
    if (found >= 0) return passed + found
    rest = text.slice(-historyKey.length)
    passed += text.length - rest.length
  }
  throw new Error(`${file} holds no states of old blocks`)
}
