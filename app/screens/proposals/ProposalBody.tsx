import type { ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Warned } from '@narwhal-club/ui/governance/proposals/ProposalNotices/ProposalNotices.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { StillMarkdown } from '@narwhal-club/ui/kit/Markdown/LazyMarkdown.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from '../../page/screens.css.ts'
import { Discussion } from './Discussion.tsx'

const words = proposals.body

/** What is proposed, in its author's words; what is warned of is asked for first. */
export function ProposalBody({ proposal }: { proposal: ProposalDetail }) {
  const { summary, body, discussionUrl, flagReason, reported } = proposal
  // Why it is gone stands above.
  if (proposal.moderated) return null
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
