import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { ExternalLink } from '@narwhal-club/ui/kit/ExternalLink/ExternalLink.tsx'
import { safeLink } from '@narwhal-club/ui/kit/Markdown/links.ts'
import * as styles from '../../page/screens.css.ts'

const words = proposals.body

/** Where it was discussed: linked where it leads to the web, and nowhere else. */
export function Discussion({ address }: { address: string }) {
  const link = safeLink(address)
  const place = (
    <span className={styles.address} dir="ltr">
      {link?.place ?? address}
    </span>
  )
  return (
    <p>
      {link ? (
        <ExternalLink href={link.href} className={styles.link} isUntrusted>
          {words.discussion}
        </ExternalLink>
      ) : (
        words.discussion
      )}{' '}
      {place}
    </p>
  )
}
