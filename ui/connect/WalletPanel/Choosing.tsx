import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletOption } from '@narwhal-club/core/wallet'
import { ChevronRight, Wallet } from 'lucide-react'
import { Ending } from '../../kit/Panel/Ending.tsx'
import * as styles from './WalletPanel.css.ts'

export interface ChoosingProps {
  options: WalletOption[]
  onChoose: (id: string) => void
}

const { connect } = panels

/** Lists the wallets of this browser, the remembered one first. */
export function Choosing({ options, onChoose }: ChoosingProps) {
  return (
    <>
      <p className={styles.muted}>{connect.why}</p>
      <ul className={styles.wallets}>
        {options.map(({ id, name, icon, remembered }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.wallet}
              onClick={() => onChoose(id)}
            >
              <span className={styles.icon}>
                {icon ? (
                  <img src={icon} alt="" width={40} height={40} />
                ) : (
                  <Wallet size={20} aria-hidden />
                )}
              </span>
              <span>
                {name}
                <small className={styles.note}>
                  {remembered ? connect.remembered : connect.installed}
                </small>
              </span>
              <ChevronRight size={18} className={styles.go} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Ending>
        <details className={styles.what}>
          <summary className={styles.question}>{connect.whatIs.title}</summary>
          <p className={styles.answer}>{connect.whatIs.body}</p>
        </details>
      </Ending>
    </>
  )
}
