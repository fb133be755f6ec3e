import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import type { ReactNode } from 'react'
import { Card } from '../../kit/Card/Card.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { StillMarkdown } from '../../kit/Markdown/LazyMarkdown.tsx'
import * as styles from './AboutCard.css.ts'

const { about } = words

export interface AboutCardProps {
  club: ClubDetail
  /** Shows an address whole, with what can be done with it. */
  addressOf: (address: string) => ReactNode
}

/** What a club says of itself, and which contracts and people it stands on. */
export function AboutCard({ club, addressOf }: AboutCardProps) {
  const { description, links, nftContract, tokenContract, moderators } = club
  const facts: [string, ReactNode][] = [
    [about.nft, addressOf(nftContract)],
    [about.token, addressOf(tokenContract)],
    [about.chain, String(club.chainId)],
    [
      about.moderators,
      moderators.length === 0
        ? about.noModerators
        : moderators.map((each) => (
            <div key={each} className={styles.moderator}>
              {addressOf(each)}
            </div>
          )),
    ],
  ]
  return (
    <Card title={about.title}>
      {description ? (
        <StillMarkdown source={description} top={3} />
      ) : (
        <p className={styles.term}>{about.none}</p>
      )}
      {links.length > 0 ? (
        <ul className={styles.links} aria-label={about.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ExternalLink href={href} className={styles.link}>
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
