import type { ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Warned } from '@narwhal-club/ui/governance/proposals/ProposalNotices/ProposalNotices.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ExternalLink } from '@narwhal-club/ui/kit/ExternalLink/ExternalLink.tsx'
import { StillMarkdown } from '@narwhal-club/ui/kit/Markdown/LazyMarkdown.tsx'
import { safeLink } from '@narwhal-club/ui/kit/Markdown/links.ts'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from '../../page/screens.css.ts'

const words = proposals.body

/** What is proposed, in its author's words; what is warned of is asked for first. */
export function ProposalBody({ proposal }: { proposal: ProposalDetail }) {
  const { summary, body, discussionUrl, flagReason, reported } = proposal
  return (
    <Card title={words.title}>
      <Warned is={flagReason !== undefined || reported}>
        <div className={styles.stack}>
          {summary ? (
            <p className={text.lead} dir="auto">
              {summary}
            </p>
          ) : null}
          <StillMarkdown source={body} top={3} />
          {discussionUrl ? <Discussion address={discussionUrl} /> : null}
        </div>
      </Warned>
    </Card>
  )
}

/** Where it was discussed: linked where it leads to the web, and nowhere else. */
function Discussion({ address }: { address: string }) {
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
