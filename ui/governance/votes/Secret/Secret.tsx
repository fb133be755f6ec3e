import { voting } from '@narwhal-club/core/messages/pages/votes'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Secret.css.ts'

export interface SecretProps {
  /** Its reader may vote and has not: they may choose not to see it. */
  is: boolean
  /** It is long, and the page goes on below it: its room is not kept. */
  isLong?: boolean
  children: ReactNode
}

/**
 * Holds what a reader who chose so sees only once they have voted. Whether they
 * chose so is the style sheet's to ask: the page is the same for all.
 */
export const Secret = ({ is, isLong, children }: SecretProps) => (
  <div
    className={styles.root}
    data-secret={is || undefined}
    data-long={isLong || undefined}
  >
    <div className={styles.inside}>{children}</div>
    {is ? (
      <p className={styles.cover}>
        <span className={styles.words}>
          <EyeOff size={16} aria-hidden />
          {voting.secret.cover}
        </span>
      </p>
    ) : null}
  </div>
)
