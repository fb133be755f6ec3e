import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Answer } from '../../../kit/answer/answer.ts'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import { hidden } from '../../../theme/text.css.ts'
import { Moment } from '../Moment/Moment.tsx'
import type { Changes } from './changes.ts'
import { Diff } from './Diff.tsx'
import * as styles from './VersionsCard.css.ts'

const words = proposals.versions

interface Version {
  version: number
  at: string
}

export interface VersionsListProps {
  /** The newest first. */
  answer: Answer<{ rows: readonly Version[] }>
  /** The version that is held against the one before, and what it changed. */
  compared?: { version: number; answer: Answer<Changes> } | undefined
  /** There is no such version. */
  isUnknown?: boolean
  /** Where a version is held against the one before; of none: the page alone. */
  hrefOf: (version?: number) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** The versions of a thing, and what each changed. */
export function VersionsList(props: VersionsListProps) {
  const { answer, isUnknown } = props
  return (
    <>
      {isUnknown ? (
        <p role="status">
          {words.unknown.title}: {words.unknown.body}
        </p>
      ) : null}
      {answer.status === 'failed' ? (
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      ) : answer.status === 'loading' ? (
        <div className={styles.bone}>
          <span className={hidden}>{words.loading}</span>
        </div>
      ) : (
        <ol className={styles.rows}>
          {answer.data.rows.map((row, place) => (
            <Row key={row.version} {...props} row={row} isNow={place === 0} />
          ))}
        </ol>
      )}
    </>
  )
}

type RowProps = VersionsListProps & { row: Version; isNow: boolean }

function Row({ row, isNow, compared, hrefOf, linkAs, now }: RowProps) {
  const { version, at } = row
  const As = linkAs ?? 'a'
  const before = formatCount(version - 1)
  const isOpen = compared?.version === version && version > 1
  return (
    <li>
      <div className={styles.row}>
        <span>{words.of(formatCount(version))}</span>
        {isNow ? <StatusChip>{words.now}</StatusChip> : null}
        <span className={styles.when}>
          <Moment at={at} now={now} isPast />
        </span>
        {version === 1 ? (
          <span className={styles.when}>{words.first}</span>
        ) : (
          <As
            href={hrefOf(isOpen ? undefined : version)}
            className={styles.link}
          >
            {isOpen ? words.close : words.compare(before, formatCount(version))}
          </As>
        )}
      </div>
      {isOpen ? <Diff answer={compared.answer} /> : null}
    </li>
  )
}
