import { movableClock } from './clock.ts'
import { clubSeed } from './clubSeed.ts'
import { type PaperServer, paperHead, startOnPaper } from './paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  type Words,
  words,
} from './proposing.ts'

export const vault = '0x00000000000000000000000000000000000000aa'
const day = 86_400
const hour = 3_600_000

/**
 * Starts a server with some who may propose, all who nearly may, clubs where no
 * one can, and lists of hosts and authors that are blocked.
 */
export async function startToPublish(many: number) {
  const rich = Array.from({ length: many }, newAccount)
  const [small, left, barred] = [newAccount(), newAccount(), newAccount()]
  const [seller, bought] = [newAccount(), newAccount()]
  const clock = movableClock()
  const server = await startOnPaper(
    [
      ...rich.map((account) => ({ owner: at(account), nfts: 50 })),
      { owner: at(barred), nfts: 50 },
      { owner: at(small), nfts: 49 },
      { owner: at(left), nfts: 60 },
      { owner: vault, nfts: 40 },
      { owner: at(seller), nfts: 50, until: paperHead - 2 },
      { owner: at(bought), nfts: 50, from: paperHead - 1 },
    ],
    {
      clock,
      record: {
        BLOCKED_AUTHORS: barred.address,
        BLOCKED_HOSTS: 'narwhal-airdrop.example',
      },
      extras: {
        clubs: (own) => [
          { ...own, rules: { ...own.rules, exclusions: [at(left)] } },
          { ...own, id: 'paused', name: 'Paused', status: 'paused' },
          {
            ...own,
            id: 'wrong',
            name: 'Wrong',
            rules: { ...own.rules, minPeriod: 90 * day },
          },
          { ...clubSeed({ id: 'other' }), name: 'Other' },
        ],
      },
    },
  )
  let next = 0
  const accounts = { rich, small, left, seller, bought, barred }
  return {
    ...server,
    clock,
    accounts,
    /** The next who may propose, and has not done so before. */
    author() {
      // A club gets ten within a day.
      clock.move(3 * hour)
      return openAuthor(server, rich[next++])
    },
  }
}

export type PublishingServer = PaperServer &
  Awaited<ReturnType<typeof startToPublish>>

/** Signs words by hand, for what a test bends. */
export async function sending(who: Author, content: Words = words) {
  const draft = await who.write(content)
  const intent = await who.pay(draft, content)
  return { draft, intent, message: who.messageOf(content) }
}
