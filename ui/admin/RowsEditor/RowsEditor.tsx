import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import type { ReactNode } from 'react'
import { DateTimeField } from '../../form/DateTimeField/DateTimeField.tsx'
import { MarkdownEditor } from '../../form/MarkdownEditor/MarkdownEditor.tsx'
import { type Option, Select } from '../../form/Select/Select.tsx'
import { TextField } from '../../form/TextField/TextField.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import * as styles from './RowsEditor.css.ts'

export type EditedRow = Readonly<Record<string, string>>

export interface RowField {
  name: string
  label: string
  kind: 'line' | 'address' | 'markdown' | 'moment' | 'choice'
  most?: number
  options?: readonly Option[]
  /** It may be empty. */
  isOptional?: boolean
}

export interface RowsEditorProps {
  /** What one of them is called. */
  what: string
  fields: readonly RowField[]
  rows: readonly EditedRow[]
  /** How many there may be. */
  most: number
  /** What is wrong, by row and field. */
  errorOf: (row: number, field: string) => string | undefined
  onChange: (rows: EditedRow[]) => void
  onAdd: () => void
  /** How a row looks to readers. */
  preview?: ((row: EditedRow) => ReactNode) | undefined
}

interface FieldOf {
  field: RowField
  at: number
  row: EditedRow
  error: string | undefined
  onChange: (value: string) => void
}

function RowControl({ field, at, row, error, onChange }: FieldOf) {
  const { kind, label, most, options = [], isOptional } = field
  const name = `${field.name}-${at}`
  const value = row[field.name] ?? ''
  const common = { name, label, value, error, onChange }
  const required = !isOptional
  if (kind === 'markdown')
    return <MarkdownEditor {...common} required {...(most && { most })} />
  if (kind === 'moment') return <DateTimeField {...common} required />
  if (kind === 'choice')
    return <Select {...common} required options={options} />
  return (
    <TextField
      {...common}
      required={required}
      kind={kind === 'address' ? 'url' : 'text'}
      {...(most && { most })}
    />
  )
}

const moved = <T,>(rows: readonly T[], from: number, to: number): T[] => {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** A list that administrators write, row by row, in an order. */
export function RowsEditor(props: RowsEditorProps) {
  const { what, fields, rows, most, errorOf, onChange, onAdd, preview } = props
  return (
    <div className={styles.rows}>
      {rows.length === 0 ? <p>{words.none}</p> : null}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while it is written
        <Card key={at} title={words.numbered(what, at + 1)}>
          <div className={styles.rows}>
            {fields.map((field) => (
              <RowControl
                key={field.name}
                field={field}
                at={at}
                row={row}
                error={errorOf(at, field.name)}
                onChange={(value) =>
                  onChange(
                    rows.map((each, place) =>
                      place === at ? { ...row, [field.name]: value } : each,
                    ),
                  )
                }
              />
            ))}
            {preview ? (
              <section aria-label={words.of(words.preview, what, at + 1)}>
                {preview(row)}
              </section>
            ) : null}
            <div className={styles.acts}>
              <Button
                aria-label={words.of(words.up, what, at + 1)}
                disabled={at === 0}
                onClick={() => onChange(moved(rows, at, at - 1))}
              >
                {words.up}
              </Button>
              <Button
                aria-label={words.of(words.down, what, at + 1)}
                disabled={at === rows.length - 1}
                onClick={() => onChange(moved(rows, at, at + 1))}
              >
                {words.down}
              </Button>
              <Button
                variant="danger"
                aria-label={words.of(words.remove, what, at + 1)}
                onClick={() =>
                  onChange(rows.filter((_, place) => place !== at))
                }
              >
                {words.remove}
              </Button>
            </div>
          </div>
        </Card>
      ))}
      <div className={styles.acts}>
        <Button disabled={rows.length >= most} onClick={onAdd}>
          {words.add(what)}
        </Button>
      </div>
    </div>
  )
}
