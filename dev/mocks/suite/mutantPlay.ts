import type { Purposes } from '../../../server/api/fees/feePurpose.ts'
import { createMockWorld } from '../world.ts'
import type { MockLimits } from '../world.types.ts'
import { createSuiteClock } from './clock.ts'
import { type ContractCase, openClub } from './club.ts'
import { feeStandIn } from './feeStandIn.ts'
import { mockSideOf } from './mockSide.ts'
import { wide } from './pair.ts'
import { origin, type Side } from './side.ts'

/** Milliseconds that a case may take longer than as it is. */
const patience = 10_000

export interface Suite {
  name: string
  cases: readonly ContractCase[]
  limits?: Partial<MockLimits>
  feePurposes?: Purposes<unknown>
}
/** Where a case begins. */
export interface Start {
  suite: Suite
  text: string | null
  moved: number
  isCut: boolean
}
export interface Played {
  lines: string[]
  failure: string | null
  took: number
  moved: number
  isCut: boolean
}
const at = Math.floor(Date.now() / 60_000) * 60_000 + 20_000
const chainTime = Math.floor(at / 1_000) - 5

/** A world as a case finds it, by what was kept of it. */
export function openWorld({ suite, text, moved, isCut }: Start) {
  let kept = text
  const clock = createSuiteClock(at)
  const world = createMockWorld({
    clock,
    origins: [origin],
    rpcUrl: 'http://127.0.0.1:8545',
    chainTime,
    blockTimes: [chainTime - 2, chainTime - 1, chainTime],
    limits: suite.limits ?? wide.mocks,
    feePurposes: suite.feePurposes ?? feeStandIn,
    store: {
      getItem: () => kept,
      setItem: (_, value) => {
        kept = value
      },
    },
  })
  const { save } = world
  world.load()
  // Nobody reads meanwhile what each answer would write.
  Object.assign(world, { load() {}, save() {} })
  clock.advance(moved)
  if (isCut) world.scenario.node = 'away'
  const side = mockSideOf(world, clock)
  return {
    side,
    kept() {
      save()
      return kept
    },
  }
}

class Noticed extends Error {}

/** Plays a case, up to where another is known to say something else. */
export async function play(
  side: Side,
  { run }: ContractCase,
  as?: Played,
): Promise<Played> {
  const lines: string[] = []
  const began = performance.now()
  const until = began + (as?.took ?? 1e9) * 2 + patience
  let isCut = false
  const hold = () => {
    for (const line of club.transcript.slice(lines.length)) {
      lines.push(JSON.stringify(line))
      if (as && as.lines[lines.length - 1] !== lines.at(-1)) throw new Noticed()
    }
    if (performance.now() > until) throw new Noticed()
  }
  const own: Side = {
    ...side,
    send(request) {
      hold()
      return side.send(request)
    },
    rpc(method, params) {
      hold()
      return side.rpc(method, params)
    },
    async cutNode() {
      isCut = true
      await side.cutNode()
    },
  }
  const club = openClub(own, chainTime)
  let failure: string | null = null
  try {
    await run(club)
    hold()
  } catch (error) {
    failure = String(error instanceof Error ? error.message : error)
  }
  const took = performance.now() - began
  return { lines, failure, took, moved: club.moved(), isCut }
}

/** Whether all that was said is the same. */
export const isSame = (one: Played, other: Played) =>
  one.failure === other.failure &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, place) => line === other.lines[place])
