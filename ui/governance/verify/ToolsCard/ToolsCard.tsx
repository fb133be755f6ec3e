import { verify } from '@narwhal-club/core/messages/pages/verify'
import { Download, Rss } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import * as styles from './ToolsCard.css.ts'

const words = verify.tools

export interface ToolsCardProps {
  /** Where the file for a browser is, and that for the command line. */
  files: { offline: string; command: string }
  /** Where the feed of sealed heads is. */
  feed: string
}

/** Offers the verifier to be kept: it is needed most when the site is gone. */
export const ToolsCard = ({ files, feed }: ToolsCardProps) => (
  <Card title={words.title}>
    <p>{words.body}</p>
    <ul>
      {(['offline', 'command'] as const).map((file) => (
        <li key={file}>
          <a href={files[file]} className={styles.link} download>
            <Download size={16} aria-hidden />
            {words[file]}
          </a>
        </li>
      ))}
      <li>
        <a href={feed} className={styles.link}>
          <Rss size={16} aria-hidden />
          {words.feed}
        </a>
      </li>
    </ul>
  </Card>
)
