import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { WorldError } from './errors.ts'

type Marker = {
  world: string
  block: number
  /** Whether the database was ever opened: until then nothing is in it. */
  isOpened: boolean
}

const offer = '`npm run reset` makes a new world'

/**
 * Notes beside the database which chain it belongs to, and the last block with
 * transactions it can have heard of.
 */
export function createMarker(dataDir: string) {
  const file = join(dataDir, 'database.json')
  const database = join(dataDir, 'db')
  let known = read(file)

  function write(marker: Marker) {
    known = marker
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
      // A first start that was interrupted leaves half a database behind.
      if (known && !known.isOpened)
        rmSync(database, { recursive: true, force: true })
      const hasDatabase = existsSync(database)
      if (!world && hasDatabase)
        throw new WorldError(
          `The database in ${dataDir} has lost its chain: ${offer}`,
        )
      if (world && known?.isOpened && !hasDatabase)
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
      const isSame = known?.world === world
      const last = isSame ? (known?.block ?? 0) : 0
      const isOpened = isSame && known?.isOpened === true
      write({ world, block: Math.min(last, head), isOpened })
      return last > head
        ? `The chain lost blocks ${head + 1} to ${last}: it was not stopped properly. What the database knows of them no longer holds: ${offer}`
        : undefined
    },
    /** Notes that the database is in use. */
    opened() {
      if (known) write({ ...known, isOpened: true })
    },
    /** Notes a block with transactions. */
    note(block: number) {
      if (known) write({ ...known, block })
    },
  }
}

function read(file: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
