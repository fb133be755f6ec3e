/** Where expected failures are written down; no screen shows them. */
export interface LogPort {
  warn: (event: string, detail: Record<string, unknown>) => void
}
