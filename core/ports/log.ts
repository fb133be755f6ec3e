/**
 * Where expected failures are written down, as the fact that tells of one and what
 * it says: it can be written as JSON, and holds no signature. A wallet's own words may
 * be in it.
 */
export interface LogPort {
  warn: (event: string, detail: Record<string, unknown>) => void
}
