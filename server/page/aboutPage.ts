import { createHash } from 'node:crypto'
import type {
  ClubDetail,
  PageData,
  ProposalDetail,
} from '@narwhal-club/core/contract'
import { clubCard, proposalCard } from '../pictures/cards.ts'
import type { Card } from '../pictures/drawCard.ts'
import type { About } from './pageHeads.ts'

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

/**
 * Tells what a page is about by what it was drawn from: its club, or the one
 * proposal that it shows; undefined where its route tells all.
 */
export function aboutOf(
  { path, search }: { path: string; search: string },
  answers: PageData['answers'],
): About | undefined {
  const [, id] = club.exec(path) ?? []
  if (!id) return undefined
  const known = new Map(answers)
  const address = `/clubs/${id}`
  const p = new URLSearchParams(search).get('p')
  const proposal = p && known.get(`/api/proposals/${p}`)
  if (p && proposal)
    return about(
      proposalCard(proposal as ProposalDetail),
      `${address}?tab=proposals&p=${p}`,
      `/s/proposals/${p}.png`,
    )
  const detail = known.get(`/api/clubs/${id}`)
  if (!detail) return undefined
  return about(clubCard(detail as ClubDetail), address, `/s/clubs/${id}.png`)
}
