const minute = 60_000
const hour = 60 * minute

/** How long things live, in milliseconds. */
export const lifetimes = {
  nonce: 5 * minute,
  /** The pre-session cookie; each nonce renews it. */
  browser: hour,
  /** A session ends when unused for so long … */
  idle: 24 * hour,
  /** … and after so long however much it is used. */
  absolute: 7 * 24 * hour,
  /** How long a signature of an administrator lets them do what is sensitive. */
  proof: 10 * minute,
  /** How often a session's use is written down. */
  mark: 5 * minute,
} as const

export type Lifetimes = Record<keyof typeof lifetimes, number>
