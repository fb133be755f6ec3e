import { movableClock } from './clock.ts'
import { type PaperServer, startOnPaper } from './paperIndex.ts'
import { type Author, at, newAccount, openAuthor, words } from './proposing.ts'

const day = 86_400

/**
 * Starts a server whose club has some who may propose, with 50 NFTs each, one who
 * looks after it, and one with nothing.
 */
export async function startWithProposers(many: number, clock = movableClock()) {
  const holders = Array.from({ length: many }, newAccount)
  const [admin, moderator, poor] = [newAccount(), newAccount(), newAccount()]
  const server = await startOnPaper(
    holders.map((account) => ({ owner: at(account), nfts: 50 })),
    {
      clock,
      record: { ADMINS: at(admin) },
      extras: {
        clubs: (own) => [
          {
            ...own,
            moderators: [at(moderator)],
            rules: { ...own.rules, labels: ['gear', 'events'] },
          },
        ],
      },
    },
  )
  let next = 0
  return {
    ...server,
    clock,
    holders,
    admin,
    moderator,
    poor,
    /** The next who may propose, and has not done so before. */
    author() {
      // A club gets ten within a day.
      clock.move(3 * 3_600_000)
      return openAuthor(server, holders[next++])
    },
  }
}

export type ProposersServer = PaperServer &
  Awaited<ReturnType<typeof startWithProposers>>

/** A proposal that is not voted on yet. */
export async function pending(who: Author) {
  const earliestStart = who.nowInSeconds() + day
  const { json } = await who.publish(words, { earliestStart })
  const path = `/api/proposals/${json.id}`
  const { signed } = (await who.get(path)).json
  return { path, earliestStart, digest: signed.digest, json }
}

export async function edit(
  who: Author,
  of: Awaited<ReturnType<typeof pending>>,
  bend: Parameters<Author['messageOf']>[1] = {},
  content = { ...words, body: `${words.body} And a sail.` },
) {
  const { earliestStart, digest: replaces } = of
  const usual = { version: 2, replaces, earliestStart }
  const message = who.messageOf(content, { ...usual, ...bend })
  const signature = await who.sign(message)
  return await who.put(of.path, { content, message, signature })
}
