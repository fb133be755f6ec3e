import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { useLog } from '../../browser/log.ts'
import { useAddress } from '../../data/useAddress.ts'
import { Page } from '../../page/Page.tsx'
import { useView } from '../../useSystem.ts'
import { Diagnosed } from './Diagnosed.tsx'
import { LogFilter } from './LogFilter.tsx'
import { LogLines } from './LogLines.tsx'
import { type LogsQuestion, logsAddress } from './logsAddress.ts'
import { ServerLog } from './ServerLog.tsx'

const { logs } = diagnostics

/** `/test/logs`: what this browser has logged, and the server (R2.12). */
export function LogsScreen() {
  const { state, go } = useAddress(logsAddress)
  const isAdmin = useView((view) => view.session.session.isAdmin)
  return (
    <Diagnosed>
      <Page title={logs.title} lead={isAdmin ? logs.leadAdmin : logs.lead}>
        <LogFilter state={state} isAdmin={isAdmin} go={go} />
        {isAdmin && state.from === 'server' ? (
          <ServerLog state={state} go={go} />
        ) : (
          <BrowserLog state={state} />
        )}
      </Page>
    </Diagnosed>
  )
}

function BrowserLog({ state }: { state: LogsQuestion }) {
  const rows = useLog()
    .map(({ id, ...line }) => ({ key: id, ...line }))
    .reverse()
  return <LogLines rows={rows} state={{ ...state, from: 'browser' }} />
}
