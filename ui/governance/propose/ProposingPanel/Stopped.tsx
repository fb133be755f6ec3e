import { formatShare } from '@narwhal-club/core/format'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { faultSentence } from '@narwhal-club/core/messages/proposalFaults'
import type { DraftFault, ProposingView } from '@narwhal-club/core/proposing'
import {
  CloudOff,
  Copy,
  Hourglass,
  PenLine,
  ScrollText,
  TriangleAlert,
} from 'lucide-react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Stage } from '../../../kit/Panel/Stage.tsx'
import { fieldLabels } from '../ProposalForm/ProposalForm.tsx'
import * as styles from './ProposingPanel.css.ts'
import type { ProposingPanelProps } from './ProposingPanel.tsx'

const words = proposing.panel

type Of<Status extends ProposingView['status']> = ProposingPanelProps & {
  view: Extract<ProposingView, { status: Status }>
}

const Back = ({ onBack }: Pick<ProposingPanelProps, 'onBack'>) => (
  <Button wide onClick={onBack}>
    {words.back}
  </Button>
)

const titleOf = ({
  status,
  purpose,
}: Extract<
  ProposingView,
  { status: 'recalling' | 'reading' | 'checking' | 'weighing' }
>) =>
  purpose === 'bounty' && status === 'recalling'
    ? proposing.bounty.recalling
    : words[status]

/** Something is looked at; nothing must be done. */
export const Looking = ({
  view,
  onBack,
}: Of<'recalling' | 'reading' | 'checking' | 'weighing'>) => (
  <div className={styles.root} aria-busy="true">
    <Stage orb={{ icon: ScrollText, ring: 'turning' }} title={titleOf(view)} />
    {view.status === 'recalling' ? null : (
      <Ending>
        <Back onBack={onBack} />
      </Ending>
    )}
  </div>
)

const stopped = {
  offline: { title: words.offlineTitle, icon: CloudOff },
  stopped: { title: words.stoppedTitle, icon: ScrollText },
  suspended: { title: words.suspendedTitle, icon: Hourglass },
}

/** It cannot go on: by itself later, or with what the person does. */
export function Stopped(props: Of<keyof typeof stopped>) {
  const { status, failure } = props.view
  const { title, icon } = stopped[status]
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon, tone: 'warning', badge: TriangleAlert }}
        title={title}
      >
        {failure.message}
      </Stage>
      <p className={styles.note}>{failure.advice}</p>
      <Ending>
        <Button variant="solid" wide onClick={props.onRetry}>
          {proposing.editor.unread.retry}
        </Button>
        <Back onBack={props.onBack} />
      </Ending>
    </div>
  )
}

const labels: Readonly<Record<string, string>> = fieldLabels
const ofProposal = (fault: DraftFault) => ({
  field: labels[fault.field] ?? fault.field,
  sentence: faultSentence(fault),
})

/** What the server found in the words. */
export const Faulted = ({
  view,
  faultOf = ofProposal,
  onBack,
}: Of<'faulted'>) => (
  <div className={styles.root}>
    <Stage
      orb={{ icon: PenLine, tone: 'warning', badge: TriangleAlert }}
      title={words.faulted.title}
    />
    <ul className={styles.list}>
      {view.faults.map((fault) => (
        <li
          key={`${fault.field} ${fault.code} ${fault.address ?? ''}`}
          className={styles.item}
        >
          <strong>{faultOf(fault).field}</strong>
          {faultOf(fault).sentence}
        </li>
      ))}
    </ul>
    <Ending>
      <Back onBack={onBack} />
    </Ending>
  </div>
)

/** It is much like another: its author says whether it is meant. */
export function Duplicate(props: Of<'confirmingDuplicate'>) {
  const { view, linkAs: Link = 'a', proposalHref } = props
  const { duplicate } = words
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon: Copy, tone: 'warning', badge: TriangleAlert }}
        title={duplicate.title}
      >
        {duplicate.body}
      </Stage>
      <ul className={styles.list}>
        {view.duplicates.map(({ id, number, title, similarity, why }) => (
          <li key={id} className={styles.item}>
            <Link href={proposalHref(id)}>
              #{number} {title}
            </Link>
            <span className={styles.note}>
              {why === 'alike'
                ? duplicate.alike(formatShare(similarity))
                : duplicate.same_title}
            </span>
          </li>
        ))}
      </ul>
      <Ending>
        <Button variant="solid" wide onClick={props.onConfirm}>
          {duplicate.confirm}
        </Button>
        <Back onBack={props.onBack} />
      </Ending>
    </div>
  )
}
