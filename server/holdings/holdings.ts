import { governance } from '@narwhal-club/core/constants'
import type { User } from '@narwhal-club/core/contract'
import type { ChainReader } from '../chain/chainReader.ts'
import type { Clock } from '../clock.ts'
import { NodeAwayError } from '../errors.ts'

interface Reading {
  nftCount: number
  block: number
  at: number
  /** `at` as it is sent: written once, read by every request. */
  readAt: string
}

const freshFor = 5_000
const most = 10_000

/**
 * What a member holds, read from the chain and remembered: bounded, the least
 * recently used leave first. While the node is away the last reading stands and
 * says that it is stale; an address never read has no number at all.
 */
export function createHoldings(chain: ChainReader, clock: Clock) {
  const readings = new Map<string, Reading>()
  const underway = new Map<string, Promise<Reading>>()

  function remember(address: string, reading: Reading) {
    readings.delete(address)
    readings.set(address, reading)
    for (const oldest of readings.keys()) {
      if (readings.size <= most) break
      readings.delete(oldest)
    }
  }

  function read(address: `0x${string}`): Promise<Reading> {
    const other = underway.get(address)
    if (other) return other
    const reading = chain
      .holdingsOf(address)
      .then((holdings) => {
        const at = clock.now()
        return { ...holdings, at, readAt: new Date(at).toISOString() }
      })
      .finally(() => underway.delete(address))
    underway.set(address, reading)
    return reading
  }

  async function readUser(
    address: `0x${string}`,
    known: Reading | undefined,
  ): Promise<User> {
    try {
      const reading = await read(address)
      remember(address, reading)
      return present(address, reading, 'fresh')
    } catch (error) {
      if (!(error instanceof NodeAwayError)) throw error
      return known
        ? present(address, known, 'stale')
        : { address, holdings: { status: 'unavailable' } }
    }
  }

  return {
    /** Describes the signed-in user (R3.1) as well as can be known now. */
    userAt(address: `0x${string}`): User | Promise<User> {
      const known = readings.get(address)
      if (known) remember(address, known)
      return known && clock.now() < known.at + freshFor
        ? present(address, known, 'fresh')
        : readUser(address, known)
    },
  }
}

function present(
  address: `0x${string}`,
  { nftCount, block, readAt }: Reading,
  status: 'fresh' | 'stale',
): User {
  const votingPower = Math.floor(nftCount / governance.votingPowerRatio)
  const holdings = { status, block, at: readAt }
  return { address, nftCount, votingPower, holdings }
}

export type Holdings = ReturnType<typeof createHoldings>
