import { loadable } from '../../kit/loadable/loadable.tsx'
import * as styles from './Footer.css.ts'

/** Renders the facts; their code comes with the first who signs in. */
export const LazyHoldings = loadable(
  async () => (await import('./Holdings.tsx')).Holdings,
  { waiting: () => <div className={styles.place} /> },
)
