import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import * as styles from './Popover.css.ts'

/** What the button that opens a popover must carry. */
export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  trigger: (props: PopoverTrigger) => ReactNode
  /**
   * Gets the means to close itself: after an act, which gives the keyboard back to
   * the button, and for a page to go to, which takes it.
   */
  children: (close: () => void, leave: () => void) => ReactNode
}

/**
 * Renders a button and the small panel that it shows and hides. Escape, a press
 * elsewhere and leaving it by keyboard close it; Escape and an act return the focus.
 *
 * @use for a few things that belong to one button and need not be seen always:
 * account, inbox, display.
 * @avoid for a task with steps: a Dialog. For a sentence of help: a Tooltip.
 */
export function Popover({ trigger, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])

  /** The keyboard goes on from the button: what it was in is gone. */
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what bubbles from the button and the panel
    <div ref={root} className={styles.root} onKeyDown={dismiss} onBlur={leave}>
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <div id={id} className={styles.panel}>
          {children(close, () => setOpen(false))}
        </div>
      ) : null}
    </div>
  )
}
