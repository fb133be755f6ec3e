import type { IdeaCard as Idea } from '@narwhal-club/core/contract'
import { ideas as words } from '@narwhal-club/core/messages/pages/ideas'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { IdeaCard } from '../IdeaCard/IdeaCard.tsx'
import * as styles from './IdeasList.css.ts'

export interface IdeasListProps {
  answer: Answer<{ rows: readonly Idea[]; total?: number | undefined }>
  more?: More | undefined
  hrefOf: (idea: Idea) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The way to write one, where there is none. */
  action?: ReactNode
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** The ideas of a club, what was shared last first. */
export function IdeasList(props: IdeasListProps) {
  const { answer, more, hrefOf, linkAs, action, now } = props
  const { title, body } = words.none
  return (
    <ListCard<Idea>
      title={words.title}
      answer={answer}
      more={more}
      controls={<p className={styles.lead}>{words.lead}</p>}
      empty={{ title, children: body, action }}
      keyOf={({ id }) => id}
      draw={(idea) => (
        <IdeaCard idea={idea} href={hrefOf(idea)} linkAs={linkAs} now={now} />
      )}
    />
  )
}
