import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WorldError } from './errors.ts'

type Marker = { world: string; block: number }

const offer = '`npm run reset` makes a new world'

/**
 * Notes beside the database which chain it belongs to, and the last block with
 * transactions it can have heard of.
 */
export function createMarker(dataDir: string) {
  const file = join(dataDir, 'database.json')
  const hasDatabase = existsSync(join(dataDir, 'db', 'PG_VERSION'))
  const known = read(file)

  function write(marker: Marker) {
    writeFileSync(`${file}.new`, JSON.stringify(marker))
    renameSync(`${file}.new`, file)
  }

  return {
    /**
     * Compares both before either is opened.
     *
     * @throws WorldError when they are not of one world.
     */
    check(world: string | undefined) {
      if (!world && hasDatabase)
        throw new WorldError(
          `The database in ${dataDir} has lost its chain: ${offer}`,
        )
      if (world && known && !hasDatabase)
        throw new WorldError(
          `The chain in ${dataDir} has lost its database: ${offer}`,
        )
      if (world && hasDatabase && known?.world !== world)
        throw new WorldError(
          `The chain and the database in ${dataDir} are of different worlds: ${offer}`,
        )
    },
    /**
     * Notes what the chain has kept, and says what it lost.
     *
     * @param head the newest block that the chain kept.
     */
    begin(world: string, head: number): string | undefined {
      const last = known?.world === world ? known.block : 0
      write({ world, block: Math.min(last, head) })
      return last > head
        ? `The chain lost blocks ${head + 1} to ${last}: it was not stopped properly. What the database knows of them no longer holds: ${offer}`
        : undefined
    },
    note: (world: string, block: number) => write({ world, block }),
  }
}

function read(file: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
