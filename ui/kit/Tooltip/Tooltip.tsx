import { tooltipDelays } from '@narwhal-club/core/constants'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { place } from './place.ts'
import * as styles from './Tooltip.css.ts'

/** When a tooltip of this group last closed: the next may skip its delay. */
const Group = createContext<RefObject<number> | null>(null)

/** Joins the tooltips inside it: within 300 ms of one, the next opens at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  return <Group.Provider value={closedAt}>{children}</Group.Provider>
}

export interface TooltipProps {
  /** One or two sentences. */
  content: string
  /** Renders the control; hand it the id that describes it. */
  children: (describedBy: string | undefined) => ReactNode
}

/**
 * Shows a sentence on hover after 700 ms and on focus at once (R9.12). The
 * pointer may move onto it, and Escape puts it away.
 *
 * @use for a sentence that helps but is not needed, on something that can be
 * focused.
 * @avoid for what a person must know: not everyone comes to it. On a button or a
 * link, plain words are better.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tip = useRef<HTMLSpanElement>(null)
  const closedAt = useContext(Group)
  const id = useId()

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (open && tip.current) place(tip.current, styles.shift)
  }, [open])

  const enter = () => {
    const skip = performance.now() - (closedAt?.current ?? 0)
    const soon = closedAt && skip < tooltipDelays.skip
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setOpen(true),
      soon ? 0 : tooltipDelays.open,
    )
  }
  const close = () => {
    clearTimeout(timer.current)
    if (open && closedAt) closedAt.current = performance.now()
    setOpen(false)
  }
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what bubbles from the control
    <span
      className={styles.root}
      onPointerEnter={enter}
      onPointerLeave={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
      onKeyDown={dismiss}
    >
      {children(open ? id : undefined)}
      {open ? (
        <span ref={tip} id={id} role="tooltip" className={styles.tip}>
          {content}
        </span>
      ) : null}
    </span>
  )
}
