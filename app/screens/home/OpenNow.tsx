import { proposalsLine } from '@narwhal-club/core/contract'
import { formatCount, formatDate } from '@narwhal-club/core/format'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { Link } from 'wouter'
import { createUseAsk } from '../../data/ask.ts'
import { useFacts } from '../../data/facts.ts'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'

const useAsk = createUseAsk({ proposals: proposalsLine })
const words = home.open

const day = 86_400_000

/** Holds the room of three until they come, so nothing moves. */
const places = [1, 2, 3]

export interface OpenNowProps {
  /** What is named already. */
  besides?: readonly string[] | undefined
  /** Its reader may choose not to see how one stands. @default all: no one is known */
  isSecret?: (proposal: string) => boolean
}

/** What is voted on, what ends first first: in plain words, as the first page has little room. */
export function OpenNow({ besides = [], isSecret }: OpenNowProps) {
  const { data, isError, refetch } = useAsk('proposals', {
    status: 'active',
    sort: 'ending',
    limit: places.length,
  })
  const zone = useReaderZone()
  const { data: facts } = useFacts()
  // By the chain's time, which the page was drawn with: no clock tells another.
  const isSoon = (end: string) =>
    Date.parse(end) - Date.parse(facts?.blockTime ?? '') < day
  // What is warned of is read in its club, behind the warning.
  const shown = data?.rows.filter((row) => !row.reported && !row.flagReason)
  const rows = shown?.filter(({ id }) => !besides.includes(id))
  if (shown?.length && rows?.length === 0) return null
  return (
    <Section title={words.title}>
      {isError && !data ? (
        <ErrorState onAction={() => refetch()} />
      ) : rows?.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <div className={styles.grid} aria-busy={!rows || undefined}>
          {rows
            ? rows.map(({ id, club, title, counts, end }) => (
                <Card key={id}>
                  <h3 className={styles.areaTitle} dir="auto">
                    <Link
                      href={paths.proposal(club.id, id)}
                      className={styles.areaLink}
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className={styles.term}>
                    <span data-secret={isSecret?.(id) !== false || undefined}>
                      {words.tally(
                        formatCount(counts.yesPower),
                        formatCount(counts.noPower),
                      )}
                    </span>
                    <br />
                    {words[isSoon(end) ? 'soon' : 'ends'](
                      formatDate(end, zone),
                    )}
                  </p>
                </Card>
              ))
            : places.map((place) => (
                <Card key={place}>
                  <span className={styles.areaTitle}>{'\u00a0'}</span>
                  <span className={styles.term}>
                    {'\u00a0'}
                    <br />
                    {'\u00a0'}
                  </span>
                </Card>
              ))}
        </div>
      )}
    </Section>
  )
}
