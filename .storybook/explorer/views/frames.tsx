import type { ReactNode } from 'react'
import { panel } from '../../../ui/kit/Dialog/Dialog.css.ts'
import * as styles from './frames.css.ts'

/** The corner of the page where the account is. */
export const Header = ({ children }: { children: ReactNode }) => (
  <div className={styles.header}>{children}</div>
)

/** The dialog's panel, without the dialog. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div
    className={panel}
    style={{ animation: 'none', margin: '0 auto', minBlockSize: 0 }}
  >
    {children}
  </div>
)

/** A sentence where a state shows nothing to people. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className={styles.quiet}>{children}</p>
)
