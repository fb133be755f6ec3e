import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { useLog } from '../../browser/log.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

const { logs } = diagnostics

/** `/test/logs`: what this browser has logged (R2.12). */
export function LogsScreen() {
  const lines = useLog()
  return (
    <Page title={logs.title} lead={logs.lead}>
      {lines.length === 0 ? (
        <EmptyState heading="h2">{logs.empty}</EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.brief}>
                {logs.time}
              </th>
              <th scope="col" className={styles.brief}>
                {logs.level}
              </th>
              <th scope="col" className={styles.cell}>
                {logs.text}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, at, level, text }) => (
              <tr key={id}>
                <td className={styles.brief}>
                  {new Date(at).toISOString().slice(11, 23)}
                </td>
                <td className={styles.brief}>{level}</td>
                <td className={styles.cell}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  )
}
