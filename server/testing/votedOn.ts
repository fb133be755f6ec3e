import { expect } from 'vitest'
import { Browser } from './browser.ts'
import { type ProposersServer, startWithProposers } from './proposers.ts'
import { type Account, type Author, words } from './proposing.ts'
import { createVoter, day, type OnPaper } from './voting.ts'

/**
 * Starts a server with proposals as they are: signed by their authors, voted on by
 * those who held NFTs when they were published, 50 each.
 */
export async function startVotedOn(many: number) {
  const server = await startWithProposers(many)
  const { clock, app, url } = server
  const { NFT_CONTRACT: nft } = app.env

  async function tell(author: Author, id: string): Promise<OnPaper> {
    const { json } = await author.get(`/api/proposals/${id}`)
    return {
      id,
      club: json.club.id,
      clubName: json.club.name,
      number: json.number,
      title: json.title,
      contentHash: json.signed.contentHash,
      start: Date.parse(json.start),
      end: Date.parse(json.end),
    }
  }

  /** Publishes words that are voted on at once. */
  async function publish(author?: Author, content = words) {
    const by = author ?? (await server.author())
    const { status, json } = await by.publish(content)
    expect(status).toBe(200)
    return await tell(by, json.id)
  }

  async function voter(account: Account) {
    const browser = new Browser(url)
    expect((await browser.signIn(account)).status).toBe(200)
    return createVoter(nft, browser, account, clock)
  }

  /** Moves to the end of a vote. */
  const endVote = ({ end }: OnPaper) => clock.move(end - clock.now() + day / 24)

  return { ...server, tell, publish, voter, endVote }
}

export type VotedOnServer = ProposersServer &
  Awaited<ReturnType<typeof startVotedOn>>
