import { createHash } from 'node:crypto'
import type {
  BountyDetail,
  ClubDetail,
  Draft,
  PageData,
  ProposalDetail,
  SwapConfig,
} from '@narwhal-club/core/contract'
import { formatAmount, formatCount } from '@narwhal-club/core/format'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { excerptOf } from '../api/drafts/presentDraft.ts'
import { bountyCard, clubCard, proposalCard } from '../pictures/cards.ts'
import type { Card } from '../pictures/drawCard.ts'
import type { About } from './pageHeads.ts'

const lists = /^\/(?:clubs|spaces)\/?$/
const trade = /^\/swap\/?$/
const club = /^\/(?:clubs|spaces)\/([^/]+)\/?$/

/** Another state is another address: chats keep what they got for days. */
const versionOf = (card: Card) =>
  createHash('sha256')
    .update(JSON.stringify(card))
    .digest('base64url')
    .slice(0, 10)

function about(card: Card, path: string, picture: string): About {
  const { title, text, facts, chip } = card
  const said = [text, chip?.label, facts].filter((each) => each).join(' · ')
  return {
    title,
    description: said,
    path,
    picture: `${picture}?v=${versionOf(card)}`,
  }
}

const ofAllBounties: About = {
  title: clubs.bounties,
  description: clubs.bountiesLead,
  path: '/clubs?list=bounties',
  picture: '/s/pages/clubs.png',
}

/** What the vault gives for one, and holds; what is not known is not said. */
function ofSwap(config: SwapConfig | null | undefined): About | undefined {
  if (!config) return undefined
  const rate = swap.oneIs(formatAmount(BigInt(config.tokensPerNft)))
  const held = config.holds && formatCount(config.holds.nfts)
  return {
    title: swap.title,
    description: [rate, held && swap.choose.inVault(held), swap.lead]
      .filter((each) => each)
      .join(' · '),
    path: '/swap',
    picture: '/s/pages/swap.png',
  }
}

/**
 * Tells what a page is about by what it was drawn from: its club, or the one
 * proposal, bounty or idea that it shows, the vault; undefined where its route tells all.
 */
export function aboutOf(
  { path, search }: { path: string; search: string },
  answers: PageData['answers'],
): About | undefined {
  const known = new Map(answers)
  if (trade.test(path))
    return ofSwap(known.get('/api/swap/config') as SwapConfig | null)
  const isOfAll = new URLSearchParams(search).get('list') === 'bounties'
  if (lists.test(path) && isOfAll) return ofAllBounties
  const [, id] = club.exec(path) ?? []
  if (!id) return undefined
  const address = `/clubs/${id}`
  const asked = new URLSearchParams(search)
  const p = asked.get('p')
  const proposal = p && known.get(`/api/proposals/${p}`)
  if (p && proposal)
    return about(
      proposalCard(proposal as ProposalDetail),
      `${address}?tab=proposals&p=${p}`,
      `/s/proposals/${p}.png`,
    )
  const b = asked.get('b')
  const bounty = b && (known.get(`/api/bounties/${b}`) as BountyDetail | null)
  if (bounty) {
    const place = `${address}?tab=bounties&b=${b}`
    const of = about(bountyCard(bounty), place, `/s/bounties/${b}.png`)
    const said = [of.description, excerptOf(bounty.description)]
    return { ...of, description: said.join(' · ') }
  }
  const detail = known.get(`/api/clubs/${id}`)
  if (!detail) return undefined
  const ofClub = about(
    clubCard(detail as ClubDetail),
    address,
    `/s/clubs/${id}.png`,
  )
  const d = asked.get('idea')
  const idea = known.get(`/api/drafts/${d}`) as Draft | null | undefined
  if (!idea?.shared) return ofClub
  const { summary, body } = idea.content
  return {
    // An idea has no picture of its own.
    ...ofClub,
    title: idea.title,
    description: summary || excerptOf(body) || ofClub.description,
    path: `${address}?idea=${d}`,
  }
}
