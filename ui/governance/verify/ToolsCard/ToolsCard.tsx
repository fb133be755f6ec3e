import { verify } from '@narwhal-club/core/messages/pages/verify'
import { Download } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import * as styles from './ToolsCard.css.ts'

const words = verify.tools

export interface ToolsCardProps {
  /** Where the file for a browser is, and that for the command line. */
  files: { offline: string; command: string }
}

/** Offers the verifier to be kept: it is needed most when the site is gone. */
export const ToolsCard = ({ files }: ToolsCardProps) => (
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
    </ul>
  </Card>
)
