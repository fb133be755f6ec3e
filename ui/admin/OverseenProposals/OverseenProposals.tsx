import { checksumAddress } from '@narwhal-club/core/checksum'
import type { ProposalCard, ProposalStatus } from '@narwhal-club/core/contract'
import { formatMoment, shortAddress } from '@narwhal-club/core/format'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { Button } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { SearchField } from '../../kit/SearchField/SearchField.tsx'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../kit/TabLinks/TabLinks.tsx'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'

const { proposals: words } = oversight
const states = ['all', 'pending', 'active', 'closed'] as const
export type OverseenStatus = (typeof states)[number]

const tones = {
  pending: 'neutral',
  active: 'active',
  closed: 'neutral',
} as const satisfies Record<ProposalStatus, string>

export interface OverseenProposalsProps {
  answer: Answer<{ rows: readonly ProposalCard[]; total: number }>
  more?: More | undefined
  status: OverseenStatus
  statusHref: (status: OverseenStatus) => string
  /** What is searched for; empty: nothing. */
  search: string
  onSearch: (search: string) => void
  hrefOf: (proposal: ProposalCard) => string
  csvHref: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  onCancel: (proposal: ProposalCard) => void
}

/** Proposals of all clubs: what is not closed can be cancelled in public. */
export function OverseenProposals(props: OverseenProposalsProps) {
  const { answer, more, status, statusHref, search, onSearch } = props
  const { hrefOf, csvHref, linkAs: As = 'a', onCancel } = props
  const zone = useReaderZone()
  return (
    <ListCard<ProposalCard>
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <div className={styles.controls}>
          <p className={styles.lead}>{words.lead}</p>
          <TabLinks
            label={words.status.label}
            linkAs={As}
            links={states.map((each) => ({
              href: statusHref(each),
              label: words.status[each],
              isCurrent: each === status,
            }))}
          />
          <SearchField
            label={words.search.label}
            placeholder={words.search.placeholder}
            action={words.search.action}
            name="q"
            maxLength={60}
            value={search}
            onSearch={onSearch}
            clear={{ label: words.search.clear, onClear: () => onSearch('') }}
          />
        </div>
      }
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {oversight.csv}
        </a>
      }
      keyOf={({ id }) => id}
      draw={(proposal) => {
        const { author, club, number, title, end, counts } = proposal
        const isOver = proposal.status === 'closed'
        const when = formatMoment(proposal.closedAt ?? end, zone)
        return (
          <article className={styles.row} aria-label={title}>
            <div className={styles.head}>
              <StatusChip tone={tones[proposal.status]}>
                {words.status[proposal.status]}
              </StatusChip>
              <h3 className={styles.title} dir="auto">
                <As href={hrefOf(proposal)} className={styles.link}>
                  #{number} {title}
                </As>
              </h3>
            </div>
            <div className={styles.meta}>
              <span>{club.name}</span>
              {author ? (
                <span className={mono}>
                  {words.by(shortAddress(checksumAddress(author)))}
                </span>
              ) : null}
              <span>{isOver ? words.ended(when) : words.ends(when)}</span>
              <span>{words.votes(counts.ballots)}</span>
            </div>
            {isOver ? null : (
              <div className={styles.acts}>
                <Button variant="danger" onClick={() => onCancel(proposal)}>
                  {words.cancel}
                </Button>
              </div>
            )}
          </article>
        )
      }}
    />
  )
}
