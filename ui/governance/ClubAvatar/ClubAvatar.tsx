import { Avatar } from '../../kit/Avatar/Avatar.tsx'
import * as styles from './ClubAvatar.css.ts'

export interface ClubAvatarProps {
  /** Of the club: its picture is drawn from it where it has none. */
  id: string
  picture?: string | undefined
  /** Edge in px. @default 56 */
  size?: number
}

/** Only our own pictures load: the page's policy lets no others in. */
const isOurs = (picture: string | undefined) =>
  picture !== undefined && /^(data:image\/|\/(?!\/))/.test(picture)

/** Shows a club's picture. Decorative: its name stands beside it. */
export const ClubAvatar = ({ id, picture, size = 56 }: ClubAvatarProps) => (
  <span className={styles.root}>
    {isOurs(picture) ? (
      <img src={picture} alt="" width={size} height={size} />
    ) : (
      <Avatar address={id} size={size} />
    )}
  </span>
)
