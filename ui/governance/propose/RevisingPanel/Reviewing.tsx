import { formatCount } from '@narwhal-club/core/format'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import { Button } from '../../../kit/Button/Button.tsx'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Failure } from '../ProposingPanel/Failure.tsx'
import * as styles from '../ProposingPanel/ProposingPanel.css.ts'
import type { Of } from './RevisingPanel.tsx'

const words = revising.reviewing

/** The exact sentence: read before it is signed. */
export function Reviewing(props: Of<'reviewing' | 'signing' | 'posting'>) {
  const { view, linkAs: Link = 'a', proposalHref } = props
  const { purpose, status, revision, failure } = view
  const { version, sentence, newHosts, duplicates } = revision
  const said = {
    reviewing: revising[purpose].after,
    signing: words.signing,
    posting: words.posting,
  }
  return (
    <div className={styles.root}>
      <h2>{words.title(formatCount(version))}</h2>
      <div className={styles.list}>
        <p className={styles.note}>{words.exact}</p>
        <blockquote className={styles.sentence} dir="auto">
          {sentence}
        </blockquote>
      </div>
      {newHosts.length > 0 ? (
        <p className={styles.note}>{words.newHosts(newHosts.join(', '))}</p>
      ) : null}
      {duplicates.length > 0 ? (
        <div className={styles.list}>
          <p className={styles.note}>{words.duplicates}</p>
          <ul className={styles.list}>
            {duplicates.map(({ id, number, title }) => (
              <li key={id} className={styles.item}>
                <Link href={proposalHref(id)}>
                  #{number} {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Failure failure={status === 'signing' ? null : failure} />
      <p className={styles.note} role="status">
        {said[status]}
      </p>
      <Ending>
        {status === 'posting' ? (
          failure && (
            <Button
              wide
              waiting={view.status === 'posting' && view.isSending}
              onClick={props.onRetry}
            >
              {revising.retry}
            </Button>
          )
        ) : (
          <>
            <Button
              variant="spark"
              wide
              waiting={status === 'signing'}
              onClick={props.onSign}
            >
              {words.sign}
            </Button>
            <Button wide onClick={props.onBack}>
              {words.back}
            </Button>
          </>
        )}
      </Ending>
    </div>
  )
}
