import { resolve } from 'node:path'
import { WorldError } from './errors.ts'
import { root } from './root.ts'

export type Settings = {
  port: number
  rpcPort: number
  dataDir: string
  /** Seconds. */
  blockTime: number
  /** Origins of front ends in development, besides the world's own page. */
  origins: string[]
}

type Source = Record<string, string | undefined>

/**
 * Reads where a world is to be from the environment.
 *
 * @throws WorldError naming the wrong value.
 */
export function readSettings(source: Source): Settings {
  return {
    port: readPort(source, 'PORT', 3000),
    rpcPort: readPort(source, 'RPC_PORT', 8545),
    dataDir: resolve(root, source.DATA_DIR || '.world'),
    blockTime: readBlockTime(source),
    origins: readOrigins(source),
  }
}

function readPort(source: Source, name: string, fallback: number) {
  const text = source[name] || String(fallback)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new WorldError(`${name} is not a port number: ${text}`)
  return port
}

function readBlockTime(source: Source) {
  const text = source.BLOCK_TIME || '1'
  const seconds = Number(text)
  if (!(seconds >= 0.05 && seconds <= 60))
    throw new WorldError(`BLOCK_TIME is not from 0.05 to 60 seconds: ${text}`)
  return seconds
}

/** The server says what is no origin, as it does of every value of its own. */
function readOrigins({ ORIGIN = '' }: Source) {
  const origins = ORIGIN.split(',').map((text) => text.trim())
  return origins.filter((text) => text !== '')
}
