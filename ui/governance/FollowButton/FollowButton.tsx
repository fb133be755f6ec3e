import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Bell, BellRing } from 'lucide-react'
import { Busy } from '../../kit/Busy/Busy.tsx'
import * as styles from './FollowButton.css.ts'

const { follow: words } = clubs

export interface FollowButtonProps {
  /** Of the club. */
  name: string
  /** Missing while it is not known: the button waits. */
  follows: boolean | undefined
  onFollow: (follows: boolean) => void
}

/** Follows a club, or leaves it: one press, at once. */
export function FollowButton({ name, follows, onFollow }: FollowButtonProps) {
  const Icon = follows ? BellRing : Bell
  const isWaiting = follows === undefined
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={follows}
      aria-label={follows ? words.onOf(name) : words.offOf(name)}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) onFollow(!follows)
      }}
    >
      {isWaiting ? <Busy /> : <Icon size={18} aria-hidden />}
      {follows ? words.on : words.off}
    </button>
  )
}
