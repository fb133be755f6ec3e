import type { ProposalDetail } from '@narwhal-club/core/contract'
import { Warned } from '@narwhal-club/ui/governance/proposals/ProposalNotices/ProposalNotices.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { StillMarkdown } from '@narwhal-club/ui/kit/Markdown/LazyMarkdown.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from '../../page/screens.css.ts'
import { Discussion } from './Discussion.tsx'

export interface WordsProps {
  title: string
  content: Pick<ProposalDetail, 'summary' | 'body' | 'discussionUrl'>
  /** What is warned of is asked for first: all of it, its links too. */
  isBehind: boolean
  /** Said where there are no words. */
  none?: string
}

/** What an author says, of a proposal or an idea. */
export function Words(props: WordsProps) {
  const { content, none } = props
  const { summary, body, discussionUrl } = content
  const isEmpty = !summary.trim() && !body.trim()
  return (
    <Card title={props.title}>
      <Warned is={props.isBehind}>
        <div className={styles.stack}>
          {summary ? (
            <p className={text.lead} dir="auto">
              {summary}
            </p>
          ) : null}
          {isEmpty && none ? <p>{none}</p> : null}
          {body ? <StillMarkdown source={body} top={3} /> : null}
          {discussionUrl ? <Discussion address={discussionUrl} /> : null}
        </div>
      </Warned>
    </Card>
  )
}
