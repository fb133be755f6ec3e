import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { mono } from '../../theme/text.css.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { LinkAs } from '../Link/Link.ts'
import * as styles from './HolderLink.css.ts'

/** Spells an address as it is shown where there is little room. */
const shortHolder = (address: string) => shortAddress(checksumAddress(address))

export interface HolderLinkProps {
  address: string
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** In the face of the text: a page that shows no other code loads none. */
  isPlain?: boolean
}

/**
 * Leads to the page of a holder.
 *
 * @use wherever an address of a holder is shown, so that it always leads to the
 * same page.
 * @avoid for contracts and transactions, which have no page here: an
 * ExternalLink.
 */
export function HolderLink({
  address,
  href,
  linkAs: As = 'a',
  isPlain = false,
}: HolderLinkProps) {
  return (
    <As
      href={href}
      className={styles.root}
      aria-label={shared.openHolder(
        shortHolder(address),
        checksumAddress(address),
      )}
    >
      <Avatar address={address} size={20} />
      <span className={isPlain ? undefined : mono}>{shortHolder(address)}</span>
    </As>
  )
}
