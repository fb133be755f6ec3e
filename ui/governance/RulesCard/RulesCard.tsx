import type { ClubRulesAnswer } from '@narwhal-club/core/contract'
import { formatCount, formatDate } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import type { ReactNode } from 'react'
import type { Answer } from '../../kit/answer/answer.ts'
import { Card } from '../../kit/Card/Card.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StaleNote } from '../../kit/StaleNote/StaleNote.tsx'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './RulesCard.css.ts'
import { sentencesOf } from './sentences.ts'

const words = club.rules

export interface RulesCardProps {
  answer: Answer<Omit<ClubRulesAnswer, 'club'>>
  /** Where a version is; of none: the one of now. */
  hrefOf: (version?: number) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** Shows an address that does not count. */
  addressOf: (address: string) => ReactNode
}

/** The rules of a club in plain words: those of now, or of a version before. */
export function RulesCard(props: RulesCardProps) {
  const { answer } = props
  const data = answer.status === 'ready' ? answer.data : undefined
  return (
    <Card
      title={words.title}
      aside={
        data &&
        words.of(formatCount(data.rules.version), formatCount(data.latest))
      }
    >
      {answer.status === 'failed' ? (
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      ) : data ? (
        <Known {...props} {...data} />
      ) : (
        <div className={styles.bone}>
          <span className={hidden}>{lists.loading}</span>
        </div>
      )}
    </Card>
  )
}

type KnownProps = Omit<RulesCardProps, 'answer'> & Omit<ClubRulesAnswer, 'club'>

function Known({ rules, latest, hrefOf, linkAs, addressOf }: KnownProps) {
  const zone = useReaderZone()
  return (
    <>
      {rules.version < latest ? <StaleNote>{words.past}</StaleNote> : null}
      <p className={styles.from}>{words.from(formatDate(rules.at, zone))}</p>
      <dl className={styles.rules}>
        {sentencesOf(rules).map(({ label, value, body }) => (
          <div key={label} className={styles.rule}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.body}>{body}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subtitle}>{words.exclusions.title}</h3>
      {rules.exclusions.length === 0 ? (
        <p className={styles.body}>{words.exclusions.none}</p>
      ) : (
        <>
          <p className={styles.body}>{words.exclusions.body}</p>
          <ul className={styles.addresses}>
            {rules.exclusions.map((address) => (
              <li key={address}>{addressOf(address)}</li>
            ))}
          </ul>
        </>
      )}
      {latest > 1 ? (
        <Versions
          version={rules.version}
          latest={latest}
          hrefOf={hrefOf}
          linkAs={linkAs}
        />
      ) : null}
    </>
  )
}

type VersionsProps = Pick<RulesCardProps, 'hrefOf' | 'linkAs'> & {
  version: number
  latest: number
}

function Versions(props: VersionsProps) {
  const { version, latest, hrefOf, linkAs: As = 'a' } = props
  return (
    <nav className={styles.versions} aria-label={words.versions}>
      {version > 1 ? (
        <As className={styles.link} href={hrefOf(version - 1)}>
          {words.older}
        </As>
      ) : null}
      {version < latest - 1 ? (
        <As className={styles.link} href={hrefOf(version + 1)}>
          {words.newer}
        </As>
      ) : null}
      {version < latest ? (
        <As className={styles.link} href={hrefOf()}>
          {words.now}
        </As>
      ) : null}
    </nav>
  )
}
