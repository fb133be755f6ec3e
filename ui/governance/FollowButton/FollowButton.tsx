import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Bell, BellRing } from 'lucide-react'
import * as styles from './FollowButton.css.ts'

const { follow: words } = clubs

export interface FollowButtonProps {
  /** Of the club. */
  name: string
  follows: boolean
  onFollow: (follows: boolean) => void
}

/** Follows a club, or leaves it: one press, at once. */
export function FollowButton({ name, follows, onFollow }: FollowButtonProps) {
  const Icon = follows ? BellRing : Bell
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={follows}
      aria-label={follows ? words.onOf(name) : words.offOf(name)}
      onClick={() => onFollow(!follows)}
    >
      <Icon size={18} aria-hidden />
      {follows ? words.on : words.off}
    </button>
  )
}
