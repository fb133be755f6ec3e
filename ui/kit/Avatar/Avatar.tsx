import * as styles from './Avatar.css.ts'
import { avatarTraits } from './punches.ts'

export interface AvatarProps {
  address: string
  /** Edge in px. @default 32 */
  size?: number
}

const ticket =
  'M12 0h24a12 12 0 0 1 12 12v6a6 6 0 0 0 0 12v6a12 12 0 0 1-12 12H12A12 12 0 0 1 0 36v-6a6 6 0 0 0 0-12v-6A12 12 0 0 1 12 0Z'
const places = [14, 24, 34]

/** A line without length, as wide as it is round: one path has all of them. */
const dots = (punched: readonly boolean[], wanted: boolean) =>
  punched
    .map((is, at) =>
      is === wanted ? `M${places[at % 3]} ${places[Math.floor(at / 3)]}h0` : '',
    )
    .join('')

/**
 * Draws an address as a small punched ticket. Decorative: the address stands
 * beside it.
 *
 * @use beside an address, so that two addresses are told apart at a glance.
 * @avoid alone: it is no name, and two may look alike. For a club: a
 * ClubAvatar.
 */
export function Avatar({ address, size = 32 }: AvatarProps) {
  const { hue, punched, upright } = avatarTraits(address)
  const ink = `hsl(${(hue + 28) % 360} 80% 80%)`
  return (
    <svg
      className={styles.root}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path
        d={ticket}
        fill={`hsl(${hue} 48% 30%)`}
        transform={upright ? 'rotate(90 24 24)' : undefined}
      />
      <path
        d={dots(punched, true)}
        stroke={ink}
        strokeWidth="8.4"
        strokeLinecap="round"
      />
      <path
        d={dots(punched, false)}
        stroke={ink}
        strokeWidth="3.2"
        strokeLinecap="round"
        opacity="0.55"
      />
    </svg>
  )
}
