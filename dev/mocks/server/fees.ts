import { areaOfFee, type feesApi } from '@narwhal-club/core/contract'
import { holdToFlags } from '../../../server/api/administration/holdToFlags.ts'
import { createFeeActs } from '../../../server/api/fees/feeActs.ts'
import type { FeePorts, Receipt } from '../../../server/api/fees/fees.ports.ts'
import { termsOf } from '../../../server/api/fees/feeTerms.ts'
import { createSettler } from '../../../server/api/fees/settler.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { receiptOf } from './feePayments.ts'
import { informIn } from './inbox.ts'
import { addressesOf, memoryFees } from './memoryFees.ts'

type Hex = `0x${string}`

/** One transaction after the other, each of them whole or not at all. */
const transacting = new WeakMap<MockWorld, Promise<unknown>>()

const portsOf = (world: MockWorld): FeePorts<null> => {
  const { token, to } = addressesOf(world)
  return {
    clock: world.clock,
    terms: termsOf({ TOKEN_CONTRACT: token, ADMIN_WALLET: to }),
    purposes: world.feePurposes,
    inform: informIn(world),
    fees: memoryFees(world),
    newId: () => crypto.randomUUID(),
    transact(work) {
      const before = transacting.get(world) ?? Promise.resolve()
      const doing = before.then(async () => {
        const kept = structuredClone(world.state.fees)
        try {
          return await work(null)
        } catch (error) {
          world.state.fees = kept
          throw error
        }
      })
      transacting.set(
        world,
        doing.catch(() => {}),
      )
      return doing
    },
  }
}

function receiptsOf(world: MockWorld, hashes: readonly Hex[]) {
  const found = new Map<Hex, Receipt>()
  if (world.scenario.node !== 'up') return found
  for (const hash of hashes) {
    const receipt = receiptOf(world, hash)
    if (receipt) found.set(hash, receipt)
  }
  return found
}

const note = (event: string, error: unknown) => console.error(event, error)

/** Settles and publishes what has arrived by now, as the server's job does. */
export async function keepUpFees(world: MockWorld): Promise<void> {
  const ports = portsOf(world)
  const settler = createSettler(ports, note)
  const unseen = await ports.fees.unseen(20)
  await settler.settle(receiptsOf(world, unseen))
  await settler.publishAll(await ports.fees.unpublished(world.clock.now(), 20))
}

function openFees({ world }: MockCall) {
  const ports = portsOf(world)
  const { settle } = createSettler(ports, note)
  return createFeeActs(ports, { settle, note })
}

export const feesHandlers: MockHandlers<typeof feesApi> = {
  myFees: async (call) => openFees(call).tell(memberOf(call).address),
  feeIntent: async (call, { intent }) =>
    openFees(call).one(memberOf(call).address, intent),
  createFeeIntent: async (call, asked) => {
    const closed = call.world.state.flags ?? []
    holdToFlags(closed, [areaOfFee[asked.body.purpose]])
    return openFees(call).create(memberOf(call).address, asked)
  },
  reportFee: async (call, asked) =>
    openFees(call).report(memberOf(call).address, asked, async (hash) =>
      receiptsOf(call.world, [hash]),
    ),
  cancelFeeIntent: async (call, asked) =>
    openFees(call).cancel(memberOf(call).address, asked),
}
