import { mark as root } from './Narwhal.css.ts'

export interface LogoProps {
  /** Edge in px. @default 36 */
  size?: number
}

/** Draws the mark of the club: a narwhal looking up, in its violet square. */
export function Logo({ size = 36 }: LogoProps) {
  return (
    <svg
      className={root}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect width="40" height="40" rx="12" fill="#7C3AED" />
      <path
        d="M0 31c3.3-2.4 6.7-2.4 10 0s6.7 2.4 10 0 6.7-2.4 10 0 6.7 2.4 10 0c0 5-4 9-9 9H9c-5 0-9-4-9-9Z"
        fill="#5B21B6"
      />
      <path
        d="M6 27.5C7.6 19 14 14.2 21.4 14.6c6.6.4 11.2 4.6 11 10.1-.2 5.3-5.9 8.6-13 8.5-6.6-.1-11.7-2.1-13.4-5.7Z"
        fill="#fff"
      />
      <path d="M24.2 15.1 35.6 3.2l-6.8 14.6Z" fill="#FDE9B0" />
      <path
        d="m27 12.3 3.2 1.7M29.6 9.5l2.3 1.3"
        stroke="#B7791F"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path
        d="M9.5 29.8c5.5 2.6 15.3 2.3 22-2.7-1.5 3.9-6.4 6.2-12.2 6.1-4.3-.1-7.9-1.4-9.8-3.4Z"
        fill="#DDD0FF"
      />
      <circle cx="25.4" cy="22.4" r="2" fill="#2A1060" />
      <circle cx="26.1" cy="21.7" r=".7" fill="#fff" />
      <path
        d="M27.6 26.6c1.2.8 2.5.6 3.4-.4"
        fill="none"
        stroke="#2A1060"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  )
}
