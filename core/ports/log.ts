/** Where expected failures are written down; nobody sees them on a screen. */
export interface LogPort {
  warn: (event: string, detail: Record<string, unknown>) => void
}
