import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { EmptyState } from '@narwhal-club/ui/EmptyState/EmptyState.tsx'
import { useLog } from '../../log.ts'
import { Page, Section } from '../Page.tsx'
import * as styles from '../screens.css.ts'

const { logs } = diagnostics

/** `/test/logs`: what this browser has logged (R2.12). */
export function LogsScreen() {
  const lines = useLog()
  return (
    <Page title={logs.title} lead={logs.lead}>
      {lines.length === 0 ? (
        <Section title={logs.title}>
          <EmptyState>{logs.empty}</EmptyState>
        </Section>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[logs.time, logs.level, logs.text].map((title) => (
                <th key={title} scope="col" className={styles.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, at, level, text }) => (
              <tr key={id}>
                <td className={styles.cell}>
                  {new Date(at).toISOString().slice(11, 23)}
                </td>
                <td className={styles.cell}>{level}</td>
                <td className={styles.cell}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  )
}
