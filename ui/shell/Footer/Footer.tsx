import { brand } from '@narwhal-club/core/brand'
import { ui } from '@narwhal-club/core/messages'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { wrap } from '../../theme/column.css.ts'
import * as styles from './Footer.css.ts'
import type { HoldingsProps } from './Holdings.tsx'
import { LazyHoldings } from './LazyHoldings.tsx'

export interface FooterProps {
  /** What the signed-in user holds; visitors have none. */
  holdings?: HoldingsProps | undefined
}

const { links } = brand

/**
 * Renders the footer: the name and year, three links out, the user's facts.
 *
 * @use once a page, in the Layout.
 * @avoid for acts of a page: a FootBar.
 */
export function Footer({ holdings }: FooterProps) {
  return (
    <footer className={styles.root}>
      <div className={`${wrap} ${styles.row}`}>
        <span className={styles.name}>
          {brand.product} {brand.year}
        </span>
        <nav className={styles.links} aria-label={ui.footer.elsewhere}>
          {[links.social, links.website, links.chat].map(({ label, href }) => (
            <ExternalLink key={href} href={href} className={styles.link}>
              {label}
            </ExternalLink>
          ))}
        </nav>
        {holdings ? <LazyHoldings {...holdings} /> : null}
      </div>
    </footer>
  )
}
