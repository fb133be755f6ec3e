import { setTimeout as delay } from 'node:timers/promises'
import type { BountyDetail } from '@narwhal-club/core/contract'
import type { Opened } from './publish.ts'
import type { Run } from './run.ts'
import { pay } from './wallet.ts'

const pause = 60

export interface Work {
  id: string
  address: `0x${string}`
  share: bigint
}

/** Both hand in work, and its author takes no more. */
export async function handIn(run: Run, { bounty, content }: Opened) {
  const works: Work[] = []
  const reward = BigInt(content.reward.amount)
  const first = (reward * 3n) / 5n
  for (const [at, hunter] of run.hunters.entries()) {
    const body = { text: `The work of ${hunter.address}.`, links: [] }
    const path = `${bounty}/submissions`
    const { json } = await hunter.ask('POST', path, body)
    const share = at === 0 ? first : reward - first
    works.push({ id: json.id, address: hunter.address, share })
  }
  await run.author.ask('POST', `${bounty}/close`)
  return works
}

/** Until it is written down: a second award is refused, for there is one. */
export async function award(
  { author }: Run,
  { bounty }: Opened,
  works: readonly Work[],
) {
  const winners = works.map(({ id: submission, share }) => ({
    submission,
    amount: String(share),
  }))
  await author.ask('POST', `${bounty}/award`, { winners })
}

/**
 * Pays each share and tells of it, until the club says that all are paid.
 *
 * @throws where it does not in time.
 */
export async function payOut(
  run: Run,
  { bounty, content }: Opened,
  { works, within }: { works: readonly Work[]; within: number },
): Promise<void> {
  const { author } = run
  const { asset } = content.reward
  const end = performance.now() + within
  while (performance.now() < end) {
    const told = (await author.ask('GET', bounty)).json as BountyDetail
    const open = (told.award?.winners ?? []).find(
      ({ payout }) => payout?.state !== 'verified',
    )
    if (told.status === 'paid') return
    if (told.status === 'awarded' && open) {
      const { submission, address, amount } = open
      const to = works.find(({ id }) => id === submission)?.address
      if (to !== address) throw new Error(`${address} won, not ${to}`)
      const hash = await pay(run, { asset, to, amount: BigInt(amount) })
      const path = `/api/submissions/${submission}/payout`
      await author.ask('POST', path, { hash })
    }
    run.world.miner.ask()
    await delay(pause)
  }
  throw new Error('not paid in time')
}
