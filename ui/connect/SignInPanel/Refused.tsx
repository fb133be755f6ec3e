import type { LoginFailureCode, LoginView } from '@narwhal-club/core/login'
import { toasts, words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import {
  Clock,
  FileX,
  Gauge,
  Globe,
  type LucideIcon,
  PenOff,
  Plug,
  ServerOff,
  TriangleAlert,
  Users,
  WifiOff,
} from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { note } from '../../kit/Panel/Panel.css.ts'
import { Stage } from '../../kit/Panel/Stage.tsx'

const { signIn } = panels

interface Manner {
  icon: LucideIcon
  /** Before the signature: the login. From it on: the sign-in. */
  title: 'loginFailed' | 'signInFailed'
  next: 'tryAgain' | 'messageAgain' | 'reload'
}

const before = { title: 'loginFailed', next: 'tryAgain' } as const
const after = { title: 'signInFailed', next: 'tryAgain' } as const

/** How each failure looks and what its button offers. */
const manners: Record<LoginFailureCode, Manner> = {
  'login.network': { icon: WifiOff, ...before },
  'login.timeout': { icon: Clock, ...before },
  'login.nonceFailed': { icon: ServerOff, ...before },
  'login.nonceMissing': { icon: ServerOff, ...before },
  'login.rateLimited': { icon: Gauge, ...before },
  'login.originRefused': { icon: Globe, ...before },
  'login.rejected': { icon: PenOff, ...after },
  'login.walletConnection': { icon: Plug, ...after, next: 'reload' },
  'login.signatureFailed': { icon: PenOff, ...after },
  'login.refused': { icon: FileX, ...after, next: 'messageAgain' },
  'login.expired': { icon: Clock, ...after, next: 'messageAgain' },
  'login.verifyFailed': { icon: ServerOff, ...after },
  'login.cannotVerify': { icon: ServerOff, ...after },
  'login.accountChanged': { icon: Users, ...after },
  'login.answerLost': { icon: WifiOff, ...after },
  'login.unexpected': { icon: TriangleAlert, ...after },
}

export interface RefusedProps {
  view: Extract<LoginView, { status: 'failed' }>
  onRetry: () => void
  onReload: () => void
  onCancel: () => void
}

/** Says which failure it was, in the specified words, and what to do. */
export function Refused({ view, onRetry, onReload, onCancel }: RefusedProps) {
  const { icon, title, next } = manners[view.failure.code]
  const labels = {
    tryAgain: words.tryAgain,
    messageAgain: signIn.messageAgain,
    reload: signIn.reload,
  }
  return (
    <>
      <Stage
        orb={{ icon, tone: 'warning', badge: TriangleAlert }}
        title={toasts[title].title}
      >
        {view.failure.message}
      </Stage>
      <p className={note}>{view.failure.advice}</p>
      <Ending>
        <Button
          variant="solid"
          wide
          onClick={next === 'reload' ? onReload : onRetry}
        >
          {labels[next]}
        </Button>
        <Button wide onClick={onCancel}>
          {signIn.notNow}
        </Button>
      </Ending>
    </>
  )
}
