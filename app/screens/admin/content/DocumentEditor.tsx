import type { Announcement } from '@narwhal-club/core/content'
import type { DocumentName } from '@narwhal-club/core/contract'
import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import {
  type EditedRow,
  RowsEditor,
} from '@narwhal-club/ui/admin/RowsEditor/RowsEditor.tsx'
import { NoticeCard } from '@narwhal-club/ui/governance/home/NoticeCard/NoticeCard.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { createUseAsk } from '../../../data/ask.ts'
import * as styles from '../../../page/screens.css.ts'
import { EditFoot } from '../EditFoot.tsx'
import type { Kept } from '../edit.rules.ts'
import { createUseAdminister } from '../useAdministering.ts'
import { useEdit } from '../useEdit.ts'
import {
  contentLines,
  editedDocuments,
  faultsOf,
  keptOf,
  sentOf,
} from './documents.ts'

const useAsk = createUseAsk(contentLines)
const useAdminister = createUseAdminister(contentLines)

/** Writes one of the documents that pages show. */
export function DocumentEditor({ document }: { document: DocumentName }) {
  const edited = editedDocuments[document]
  const { data, isError, refetch } = useAsk(edited.read)
  if (!data)
    return isError ? (
      <ErrorState heading="h2" onAction={() => void refetch()}>
        {words.failed}
      </ErrorState>
    ) : (
      <p className={styles.term}>{words.loading}</p>
    )
  const { version, ...rest } = data
  const value = (rest as unknown as Record<string, EditedRow[]>)[edited.key]
  return <Editor document={document} kept={{ version, value: value ?? [] }} />
}

interface EditorProps {
  document: DocumentName
  kept: Kept<EditedRow[]>
}

function Editor({ document, kept }: EditorProps) {
  const edited = editedDocuments[document]
  const { value, isChanged, isConflict, ...edit } = useEdit(
    `content.${document}`,
    kept,
    (rows) => keptOf(edited, rows),
  )
  const { change, drop, keepMine } = edit
  const administer = useAdminister()
  const { isFaulty, errorOf } = faultsOf(edited, value)
  const save = () => {
    edit.save()
    administer(
      edited.put,
      {
        body: {
          base: kept.version,
          value: { [edited.key]: sentOf(value) } as never,
        },
      },
      { ...words.act, title: words.act.title(words.parts[document]) },
    )
  }
  return (
    <div className={styles.stack}>
      <RowsEditor
        what={words.rows[document]}
        fields={edited.fields}
        rows={value}
        most={edited.most}
        errorOf={(row, field) => (isChanged ? errorOf(row, field) : undefined)}
        onChange={change}
        onAdd={() => change([...value, edited.fresh()])}
        preview={
          document === 'announcements'
            ? (row) => <NoticeCard notice={row as unknown as Announcement} />
            : undefined
        }
      />
      <EditFoot
        {...{ isChanged, isConflict, isFaulty }}
        note={words.version(kept.version)}
        onSave={save}
        onDrop={drop}
        onKeepMine={keepMine}
      />
    </div>
  )
}
