import type { Announcement } from '@narwhal-club/core/content'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import { Card } from '../../../kit/Card/Card.tsx'
import { StillMarkdown } from '../../../kit/Markdown/LazyMarkdown.tsx'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import * as styles from '../../inbox/AwaitingCard/AwaitingCard.css.ts'

const words = homeNews.notices

export interface NoticeCardProps {
  notice: Announcement
}

/**
 * Something that administrators say to everyone. It folds away as the browser
 * folds things: it stands on the first page, which waits for no code.
 */
export function NoticeCard({ notice }: NoticeCardProps) {
  const { title, body, level } = notice
  return (
    <Card>
      <details open>
        <summary>
          <StatusChip tone={level === 'warning' ? 'warning' : 'info'}>
            {words.levels[level]}
          </StatusChip>{' '}
          <span className={styles.name} dir="auto">
            {title}
          </span>
        </summary>
        <StillMarkdown source={body} />
      </details>
    </Card>
  )
}
