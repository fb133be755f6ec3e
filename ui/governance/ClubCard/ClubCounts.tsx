import type { ClubCard } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Bell, type LucideIcon, Users, Vote } from 'lucide-react'
import * as rows from '../rows.css.ts'
import * as styles from './ClubCard.css.ts'

type Counts = ClubCard['counts']

/** How many are open, of all. */
function proposalsOf({ pending, active, closed }: Counts['proposals']): string {
  const all = pending + active + closed
  if (all === 0) return clubs.noProposals
  const said = clubs.proposals(formatCount(all))
  return active > 0 ? `${said}, ${clubs.open(formatCount(active))}` : said
}

/** What is counted of a club; who cannot be counted is not shown as none. */
export function ClubCounts({ counts }: { counts: Counts }) {
  const { holders, followers, proposals } = counts
  const shown: [LucideIcon, string][] = [
    [Vote, proposalsOf(proposals)],
    [
      Users,
      holders === undefined
        ? clubs.holdersUnknown
        : clubs.holders(formatCount(holders)),
    ],
    [Bell, clubs.followers(formatCount(followers))],
  ]
  return (
    <ul className={styles.counts}>
      {shown.map(([Icon, words]) => (
        <li key={words} className={styles.count}>
          <Icon size={15} className={rows.icon} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  )
}
