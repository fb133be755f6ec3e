import * as styles from './Busy.css.ts'

export interface BusyProps {
  className?: string
}

/** Draws a small turning ring; the words beside it say what is awaited. */
export function Busy({ className = '' }: BusyProps) {
  return (
    <svg
      className={`${styles.root} ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.3" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
