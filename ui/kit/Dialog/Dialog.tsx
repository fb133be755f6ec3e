import { words } from '@narwhal-club/core/messages'
import { ArrowLeft, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { hidden } from '../../theme/text.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useModal } from './useModal.ts'

export interface DialogProps {
  /** Its accessible name. */
  label: string
  /** What the bar shows beside the close button. */
  title?: string | undefined
  /** Said aloud when it changes: the state the dialog has come to. */
  announce?: string | undefined
  back?: { label: string; onBack: () => void } | undefined
  onClose: () => void
  children: ReactNode
}

function Surface(props: DialogProps) {
  const { label, title, announce, back, onClose, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  useModal(panel)

  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  // Both ends of the press on the overlay: a selection dragged out of the
  // panel ends there too. A wallet's window is outside and never comes here.
  const release = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === target) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is Escape and the close button
    <div
      className={styles.overlay}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={release}
      onKeyDown={dismiss}
    >
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
      >
        <div className={styles.bar}>
          {back ? (
            <span className={styles.back}>
              <IconButton label={back.label} onClick={back.onBack}>
                <ArrowLeft size={18} aria-hidden />
              </IconButton>
            </span>
          ) : (
            title
          )}
          <span className={styles.spacer} />
          <IconButton label={words.close} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
        {children}
        <p className={hidden} role="status">
          {announce}
        </p>
        {/* Toasts are announced from in here: some readers keep to a modal. */}
        <div className={hidden} data-announcer />
      </div>
    </div>
  )
}

/**
 * Shows a modal dialog for as long as it is mounted. It lives at the end of the
 * body, so on the server it renders nothing.
 *
 * @use for a task of its own that the page waits for: connecting, signing, a
 * vote.
 * @avoid for asking whether someone is sure, or for saying that something
 * worked: that is said where it happened.
 */
export function Dialog(props: DialogProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => setHost(document.body), [])
  // biome-ignore lint/complexity/noUselessFragments: what reads components for their docs looks for an element
  return host ? <>{createPortal(<Surface {...props} />, host)}</> : null
}
