import { formatCount } from '@narwhal-club/core/format'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { RevisingView, WordsChange } from '@narwhal-club/core/revising'
import {
  Check,
  CloudOff,
  GitCompareArrows,
  Megaphone,
  ScrollText,
  TriangleAlert,
} from 'lucide-react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Stage } from '../../../kit/Panel/Stage.tsx'
import * as styles from '../ProposingPanel/ProposingPanel.css.ts'
import { Reviewing } from './Reviewing.tsx'
import { Writing } from './Writing.tsx'

export interface RevisingPanelProps {
  view: RevisingView
  /** Where a version is held against the one before. */
  changedHref: (version: number) => string
  proposalHref: (id: string) => string
  /** @default 'a' */
  linkAs?: LinkAs
  onEdit: (change: WordsChange) => void
  onDiscard: () => void
  onReview: () => void
  onSign: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
  onRetry: () => void
  onBack: () => void
}

export type Of<Status extends RevisingView['status']> = RevisingPanelProps & {
  view: Extract<RevisingView, { status: Status }>
}

/** A new version, of either purpose: one picture for each place of its way. */
export function RevisingPanel(props: RevisingPanelProps) {
  const { view } = props
  switch (view.status) {
    case 'idle':
      return null
    case 'reading':
      return <Reading />
    case 'offline':
    case 'stopped':
      return <Stopped {...props} view={view} />
    case 'writing':
    case 'checking':
      return <Writing {...props} view={view} />
    case 'moved':
      return <Moved {...props} view={view} />
    case 'published':
      return <Published {...props} view={view} />
    default:
      return <Reviewing {...props} view={view} />
  }
}

const Reading = () => (
  <div className={styles.root} aria-busy="true">
    <Stage
      orb={{ icon: ScrollText, ring: 'turning' }}
      title={revising.reading}
    />
  </div>
)

function Stopped({ view, onRetry }: Of<'offline' | 'stopped'>) {
  const icon = view.status === 'offline' ? CloudOff : ScrollText
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon, tone: 'warning', badge: TriangleAlert }}
        title={revising[view.status]}
      >
        {view.failure.message}
      </Stage>
      <p className={styles.note}>{view.failure.advice}</p>
      <Ending>
        <Button variant="solid" wide onClick={onRetry}>
          {revising.retry}
        </Button>
      </Ending>
    </div>
  )
}

function Moved({ view, onKeepMine, onTakeTheirs }: Of<'moved'>) {
  const { moved } = revising
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon: GitCompareArrows, tone: 'warning' }}
        title={moved.title(formatCount(view.version))}
      >
        {moved.body}
      </Stage>
      <Ending>
        <Button variant="solid" wide onClick={onKeepMine}>
          {moved.mine}
        </Button>
        <Button wide onClick={onTakeTheirs}>
          {moved.theirs}
        </Button>
      </Ending>
    </div>
  )
}

function Published({ view, linkAs, changedHref }: Of<'published'>) {
  const { title, version } = view
  const { published } = revising
  return (
    <div className={styles.root}>
      <Stage
        orb={{ icon: Megaphone, tone: 'success', ring: 'full', badge: Check }}
        title={published.title(formatCount(version))}
      >
        “{title}”. {published.body}
      </Stage>
      <Ending>
        <ButtonLink
          href={changedHref(version)}
          variant="solid"
          wide
          {...(linkAs && { linkAs })}
        >
          {published.open}
        </ButtonLink>
      </Ending>
    </div>
  )
}
