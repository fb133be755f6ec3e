import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import {
  type LogRow,
  LogTable,
} from '@narwhal-club/ui/diagnostics/LogTable/LogTable.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { CopyButton } from '@narwhal-club/ui/kit/CopyButton/CopyButton.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import type { ReactNode } from 'react'
import { saveFile } from '../../browser/saveFile.ts'
import * as styles from '../../page/screens.css.ts'
import { filterRows, writeRows } from './filterRows.ts'
import type { LogsQuestion } from './logsAddress.ts'

const words = diagnostics.logs

interface LogLinesProps {
  /** All there are, the newest first. */
  rows: readonly LogRow[]
  state: LogsQuestion
  /** Other things to do with them. */
  acts?: ReactNode
  children?: ReactNode
}

/** The lines that are asked for, to read, to copy and to keep. */
export function LogLines({ rows, state, acts, children }: LogLinesProps) {
  const shown = filterRows(rows, state)
  const save = () =>
    saveFile(`${state.from}-log.txt`, 'text/plain', writeRows(shown))
  return (
    <>
      <div className={styles.row}>
        <span className={text.muted} role="status">
          {words.count(shown.length, rows.length)}
        </span>
        {acts}
        {shown.length > 0 ? (
          <>
            <CopyButton
              text={() => writeRows(shown)}
              label={words.copy}
              done={words.copied}
            />
            <Button onClick={save}>{words.save}</Button>
          </>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <LogTable rows={shown} />
      ) : (
        <EmptyState heading="h2">
          {rows.length === 0 ? words.empty : words.emptyBy}
        </EmptyState>
      )}
      {children}
    </>
  )
}
