import type { Submission, SubmissionList } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Download } from 'lucide-react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { SubmissionRow, type SubmissionRowProps } from './SubmissionRow.tsx'
import * as styles from './SubmissionsCard.css.ts'

const words = bounties.work

type OfWork = 'acts' | 'versions' | 'versionsHref'

export interface SubmissionsCardProps
  extends Omit<SubmissionRowProps, 'work' | OfWork> {
  answer: Answer<SubmissionList>
  more?: More | undefined
  /** The same as a file. */
  csvHref: string
  /** What is said of one of them alone. */
  partsOf?: ((work: Submission) => Pick<SubmissionRowProps, OfWork>) | undefined
}

/** The work that was handed in. */
export function SubmissionsCard(props: SubmissionsCardProps) {
  const { answer, more, csvHref, partsOf, ...place } = props
  return (
    <ListCard<Submission>
      title={words.title}
      answer={answer}
      more={more}
      empty={{ title: words.none, children: words.noneBody }}
      controls={
        <a href={csvHref} className={styles.csv} download>
          <Download size={16} aria-hidden />
          {words.csv}
        </a>
      }
      keyOf={({ id }) => id}
      draw={(work) => (
        <SubmissionRow {...place} work={work} {...partsOf?.(work)} />
      )}
    />
  )
}
