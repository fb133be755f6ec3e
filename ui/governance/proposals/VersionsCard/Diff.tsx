import type { DiffPart } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Answer } from '../../../kit/answer/answer.ts'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { hidden } from '../../../theme/text.css.ts'
import type { Changes } from './changes.ts'
import * as styles from './VersionsCard.css.ts'

const words = proposals.versions

const hasChanged = (parts: readonly DiffPart[]) =>
  parts.some(({ is }) => is !== 'same')

/** What a version changed, field by field. */
export function Diff({ answer }: { answer: Answer<Changes> }) {
  if (answer.status === 'loading')
    return (
      <div className={styles.bone}>
        <span className={hidden}>{words.comparing}</span>
      </div>
    )
  if (answer.status === 'failed')
    return <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
  const { data, isEarlier } = answer
  const changed = data.fields.filter(({ parts }) => hasChanged(parts))
  return (
    <section
      className={styles.diff}
      aria-busy={isEarlier || undefined}
      aria-label={words.compare(formatCount(data.from), formatCount(data.to))}
    >
      {changed.length === 0 ? <p>{words.same}</p> : null}
      {changed.map(({ name, parts }) => (
        <div key={name}>
          <h3 className={styles.term}>{name}</h3>
          <p className={styles.text} dir="auto">
            <Parts parts={parts} />
          </p>
        </div>
      ))}
    </section>
  )
}

/** Told by a line as well as by a colour, and to ears by a word. */
const Parts = ({ parts }: { parts: readonly DiffPart[] }) =>
  parts.map(({ is, text }, at) => {
    const key = `${at} ${is}`
    if (is === 'same') return <span key={key}>{text}</span>
    const isAdded = is === 'added'
    const Mark = isAdded ? 'ins' : 'del'
    return (
      <Mark key={key} className={isAdded ? styles.added : styles.removed}>
        <span className={hidden}>{`${words[is]} `}</span>
        {text}
      </Mark>
    )
  })
