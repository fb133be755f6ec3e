import type { DiffPart } from '@narwhal-club/core/contract'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './PostCard.css.ts'

const words = shill.post

/** Told by a line as well as by a colour, and to ears by a word. */
function Piece({ is, text }: DiffPart) {
  if (is === 'same') return <span>{text}</span>
  const isAdded = is === 'added'
  const Mark = isAdded ? 'ins' : 'del'
  return (
    <Mark className={isAdded ? styles.added : styles.removed}>
      <span className={hidden}>{`${words[is]} `}</span>
      {text}
    </Mark>
  )
}

/** What became of a post since the roll before; nothing where there was none. */
export function Changes({ parts }: { parts: readonly DiffPart[] }) {
  if (!parts.some(({ is }) => is !== 'same')) return null
  return (
    <details>
      <summary className={styles.summary}>{words.changes}</summary>
      <p className={styles.said} dir="auto">
        {parts.map((part, at) => {
          const key = `${at} ${part.is}`
          return <Piece key={key} {...part} />
        })}
      </p>
    </details>
  )
}
