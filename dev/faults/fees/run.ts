import { setTimeout as delay } from 'node:timers/promises'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { installWindow } from '../../testing/windowDouble.ts'
import { createRandom } from '../../world/seed/random.ts'
import { audit, type Verdict } from './audit.ts'
import { createMoments } from './moments.ts'
import type { Pair } from './pairs.ts'
import { pursue, walletId, writeDraft } from './person.ts'
import { createPurse } from './purse.ts'
import { newProfile, openTab, type Tab } from './tab.ts'
import type { FaultWorld } from './world.ts'

/** Milliseconds in which a person gets to the end, whatever happens. */
const within = 40_000

/** The key of the person of a run: the same each time it is repeated. */
export const personOf = (pair: Pair, seed: number) =>
  privateKeyToAccount(keccak256(toHex(`${pair.name} ${seed}`)))

const seedOf = (text: string) =>
  Number(BigInt(keccak256(toHex(text))) % 2n ** 31n)

export type Run = ReturnType<typeof openRun>

/** One person with one browser, and what may happen to them. */
export function openRun(world: FaultWorld, pair: Pair, seed: number) {
  const { chain, club, miner } = world
  const account = personOf(pair, seed)
  const random = createRandom(seedOf(`${pair.name} ${seed}`))
  const moments = createMoments()
  const purse = createPurse(account, chain.rpc, moments)
  const profile = newProfile()
  const window = installWindow()
  window.announce(purse, walletId, 'Faults')
  const notes: string[] = []
  const note = (line: string) => notes.push(line)
  let tabs: Tab[] = []
  const pending: Promise<unknown>[] = []

  const open = () => {
    const origin = club.urls.at(-1) as string
    const tab = openTab({ profile, origin, chain, moments })
    tabs.push(tab)
    return tab
  }
  /** How many blocks hold the fee is a moment, too. */
  async function onBlock(head: number) {
    const hashes = purse.sent.filter(({ kind }) => kind === 'transfer')
    for (const { hash } of hashes) {
      const receipt = await chain.rpc.call<{ blockNumber: string } | null>(
        'eth_getTransactionReceipt',
        [hash],
      )
      const have = receipt ? head - Number(receipt.blockNumber) + 1 : 0
      if (have === 1 || have === 2) await moments.reach(`block.${have}`)
    }
  }
  miner.onBlock(onBlock)

  return {
    world,
    random,
    moments,
    purse,
    profile,
    account,
    notes,
    note,
    tabs: () => tabs,
    open,
    /** Does something beside the run; it is waited for at the end. */
    later(ms: number, act: () => unknown) {
      pending.push(delay(ms).then(act))
    },
    killTabs() {
      for (const tab of tabs) tab.kill()
      tabs = []
      note('! tabs killed')
    },
    settled: () => Promise.all(pending),
    close() {
      for (const tab of tabs) tab.kill()
      miner.onBlock(() => {})
      miner.release()
      for (const node of world.nodes) {
        node.tell(null)
        node.away(false)
      }
      window.remove()
    },
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Words that are like no others. */
function wordsOf(run: Run, title: string) {
  const word = () =>
    Array.from({ length: 7 }, () => run.random.pick([...letters])).join('')
  return { title, body: Array.from({ length: 20 }, word).join(' ') }
}

async function propose(run: Run, pair: Pair, club: string, title: string) {
  const [tab] = run.tabs()
  if (!tab) throw new Error('no page is open')
  const { note } = run
  await pursue({
    draft: '',
    tabs: run.tabs,
    within,
    note,
    until: ({ session, wallet }) =>
      session.status === 'signedIn' && wallet.status === 'connected',
  })
  const draft = await writeDraft(tab, club, wordsOf(run, title))
  await pursue({
    draft,
    tabs: run.tabs,
    within,
    note,
    isDouble: pair.isDouble ?? false,
    until: ({ proposing }) =>
      proposing.status === 'published' && proposing.draft === draft,
  })
  return draft
}

/**
 * Lives through one run: a person proposes, the fault comes, and the person goes
 * on with what the screen offers.
 *
 * @throws where the person does not get to the end in time.
 */
export async function live(
  run: Run,
  pair: Pair,
  club: string,
  title: string,
): Promise<void> {
  run.open()
  if (pair.tabs === 2) run.open()
  await pair.begin(run)
  await propose(run, pair, club, title)
  await run.settled()
  if (pair.proposals === 2) {
    for (const tab of run.tabs()) tab.send({ type: 'proposing.back' })
    await propose(run, pair, club, `${title}, again`)
  }
}

/** Holds what the club says of the person against the chain. */
export async function judge(
  { world, account, settled }: Run,
  pair: Pair,
  club: string,
): Promise<Verdict> {
  await settled()
  world.miner.ask()
  return await audit({
    chain: world.chain,
    url: world.club.urls[0] as string,
    account,
    club,
    meant: pair.meant ?? 1,
    proposals: pair.proposals ?? 1,
  })
}
