import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  formatCount,
  formatDate,
  shortAddress,
} from '@narwhal-club/core/format'
import { words as shared } from '@narwhal-club/core/messages'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { ListCard } from '@narwhal-club/ui/kit/ListCard/ListCard.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { answerOf } from '../../../data/answerOf.ts'
import * as styles from '../../../page/screens.css.ts'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { adviceOf } from '../advice.ts'
import * as rows from '../rows.css.ts'
import { useAdminister, useAsk } from '../useAdministration.ts'

const { members: words, never } = administration

/** What is known of one address. */
export function Member({ address }: { address: string }) {
  const found = useAsk('adminMember', { address })
  const { data, error, isPending, refetch } = found
  const administer = useAdminister()
  const zone = useReaderZone()
  if (error && !data)
    return (
      <ErrorState action={shared.tryAgain} onAction={() => void refetch()}>
        {adviceOf(error)}
      </ErrorState>
    )
  const date = (at: string | undefined) =>
    data && (at ? formatDate(at, zone) : never)
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value)
  const role = (known: NonNullable<typeof data>) =>
    known.isAdmin
      ? words.admin
      : known.firstSeenAt || known.sessions.length > 0
        ? words.member
        : words.stranger
  const metrics: [string, string | undefined][] = [
    [words.role, data && role(data)],
    [words.power, number(data?.votingPower)],
    [words.nfts, number(data?.nftCount)],
    [words.proposals, number(data?.counts.proposals)],
    [words.ballots, number(data?.counts.ballots)],
    [words.credits, number(data?.counts.credits)],
    [words.first, date(data?.firstSeenAt)],
    [words.last, date(data?.lastSeenAt)],
  ]
  const short = shortAddress(address)
  const endAll = () =>
    administer(
      'revokeSessions',
      { body: { address } },
      { ...words.all, text: words.all.text(short) },
    )
  const endOne = (session: string, at: string) =>
    administer(
      'revokeSessions',
      { body: { address, session } },
      { ...words.one, text: words.one.text(short, at) },
    )
  const answer = answerOf(found, adviceOf)
  return (
    <>
      <Card title={checksumAddress(address as `0x${string}`)}>
        <div className={styles.metrics}>
          {metrics.map(([label, value]) => (
            <Metric
              key={label}
              label={label}
              value={value}
              loading={isPending}
            />
          ))}
        </div>
        <RouterLink href={`${paths.analytics}?holder=${address}`}>
          {words.holdings}
        </RouterLink>
      </Card>
      <ListCard
        title={words.sessions}
        answer={
          answer.status === 'ready'
            ? { ...answer, data: { rows: answer.data.sessions } }
            : answer
        }
        empty={{ children: words.none }}
        keyOf={({ id }) => id}
        draw={({ id, createdAt, lastSeenAt, expiresAt }) => (
          <div className={rows.line}>
            <p className={rows.said}>
              {words.begun} {formatDate(createdAt, zone)} · {words.seen}{' '}
              {formatDate(lastSeenAt, zone)} · {words.ends}{' '}
              {formatDate(expiresAt, zone)}
            </p>
            <Button onClick={() => endOne(id, formatDate(createdAt, zone))}>
              {words.end}
            </Button>
          </div>
        )}
        foot={
          data && data.sessions.length > 0 ? (
            <div>
              <Button variant="danger" onClick={endAll}>
                {words.endAll}
              </Button>
            </div>
          ) : null
        }
      />
    </>
  )
}
