import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  type AdminBounty,
  type BountyMatter,
  bountyMatters,
} from '@narwhal-club/core/contract'
import {
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { books } from '@narwhal-club/core/messages/pages/books'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { ButtonLink } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import * as styles from '../rows.css.ts'

const { bounties: words } = oversight
const shown = ['all', ...bountyMatters] as const
export type ShownMatter = (typeof shown)[number]

const tones = {
  overdue: 'danger',
  disputed: 'warning',
  silent: 'warning',
} as const satisfies Record<BountyMatter, string>

export interface WaitingBountiesProps {
  answer: Answer<{ rows: readonly AdminBounty[]; total: number }>
  more?: More | undefined
  matter: ShownMatter
  matterHref: (matter: ShownMatter) => string
  hrefOf: (row: AdminBounty) => string
  /** Where what it waits for is done. */
  actHref: (row: AdminBounty) => string
  csvHref: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

const outcomeOf = ({ dispute }: AdminBounty) =>
  dispute && (dispute.outcome ? words.outcome[dispute.outcome] : words.voting)

/** Bounties that wait for somebody: each leads to where that is done. */
export function WaitingBounties(props: WaitingBountiesProps) {
  const { answer, more, matter, matterHref, hrefOf, actHref } = props
  const { csvHref, linkAs: As = 'a' } = props
  const zone = useReaderZone()
  const write = (at: string) => formatMoment(at, zone)
  return (
    <ListCard<AdminBounty>
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <div className={styles.controls}>
          <p className={styles.lead}>{words.lead}</p>
          <TabLinks
            label={words.matters.label}
            linkAs={As}
            links={shown.map((each) => ({
              href: matterHref(each),
              label: words.matters[each],
              isCurrent: each === matter,
            }))}
          />
        </div>
      }
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {oversight.csv}
        </a>
      }
      keyOf={(row) => `${row.matter} ${row.bounty.id}`}
      draw={(row) => {
        const { bounty, since, owed, decideUntil } = row
        const { title, number, club, reward } = bounty
        const outcome = outcomeOf(row)
        return (
          <article className={styles.row} aria-label={title}>
            <div className={styles.head}>
              <StatusChip tone={tones[row.matter]}>
                {words.matters[row.matter]}
              </StatusChip>
              <h3 className={styles.title} dir="auto">
                <As href={hrefOf(row)} className={styles.link}>
                  #{number} {title}
                </As>
              </h3>
            </div>
            <div className={styles.meta}>
              <span>{club.name}</span>
              <span>{words.since(write(since))}</span>
              {owed.map(({ submission, address, amount }) => (
                <span key={submission}>
                  {words.owed(
                    `${formatTokens(BigInt(amount))} ${books.asset[reward.asset]}`,
                    shortAddress(checksumAddress(address)),
                  )}
                </span>
              ))}
              {outcome ? <span>{outcome}</span> : null}
              {decideUntil ? (
                <span>{words.decideUntil(write(decideUntil))}</span>
              ) : null}
            </div>
            <div className={styles.acts}>
              <ButtonLink href={actHref(row)} linkAs={As}>
                {words.act[row.matter]}
              </ButtonLink>
            </div>
          </article>
        )
      }}
    />
  )
}
