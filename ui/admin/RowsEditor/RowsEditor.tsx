import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
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

type Press = MouseEvent<HTMLButtonElement>

const moved = <T,>(rows: readonly T[], from: number, to: number): T[] => {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Names rows, which have no name of their own while they are written. */
function createKeys() {
  const keys = new WeakMap<EditedRow, number>()
  let last = 0
  const keyOf = (row: EditedRow) => {
    const key = keys.get(row) ?? ++last
    keys.set(row, key)
    return key
  }
  return {
    keyOf,
    /** One that is written anew is the same one. */
    changed: (row: EditedRow, change: EditedRow): EditedRow => {
      const next = { ...row, ...change }
      keys.set(next, keyOf(row))
      return next
    },
  }
}

const removeOf = 'button[data-removes]'
const addOf = 'button[data-adds]'

/** Who has removed a row goes on at the next one, or where one is added. */
function leave(button: HTMLButtonElement, at: number) {
  const list = button.closest('[data-rows]')
  const others = [
    ...(list?.querySelectorAll<HTMLButtonElement>(removeOf) ?? []),
  ].filter((each) => each !== button)
  const next = others[at] ?? others[at - 1]
  return next ?? list?.querySelector<HTMLButtonElement>(addOf)
}

/** A list that administrators write, row by row, in an order. */
export function RowsEditor(props: RowsEditorProps) {
  const { what, fields, rows, most, errorOf, onChange, onAdd, preview } = props
  const [keys] = useState(createKeys)
  // A row that is moved loses the focus: the browser takes it from its place.
  const move = ({ currentTarget }: Press, from: number, to: number) => {
    flushSync(() => onChange(moved(rows, from, to)))
    const other = currentTarget.parentElement?.querySelector<HTMLButtonElement>(
      'button:not(:disabled)',
    )
    const next = currentTarget.disabled ? other : currentTarget
    next?.focus()
  }
  const remove = ({ currentTarget }: Press, at: number) => {
    const next = leave(currentTarget, at)
    flushSync(() => onChange(rows.filter((_, place) => place !== at)))
    next?.focus()
  }
  return (
    <div className={styles.rows} data-rows>
      {rows.length === 0 ? <p>{words.none}</p> : null}
      {rows.map((row, at) => (
        <Card key={keys.keyOf(row)} title={words.numbered(what, at + 1)}>
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
                      place === at
                        ? keys.changed(row, { [field.name]: value })
                        : each,
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
                onClick={(press) => move(press, at, at - 1)}
              >
                {words.up}
              </Button>
              <Button
                aria-label={words.of(words.down, what, at + 1)}
                disabled={at === rows.length - 1}
                onClick={(press) => move(press, at, at + 1)}
              >
                {words.down}
              </Button>
              <Button
                variant="danger"
                aria-label={words.of(words.remove, what, at + 1)}
                data-removes
                onClick={(press) => remove(press, at)}
              >
                {words.remove}
              </Button>
            </div>
          </div>
        </Card>
      ))}
      <div className={styles.acts}>
        <Button disabled={rows.length >= most} data-adds onClick={onAdd}>
          {words.add(what)}
        </Button>
      </div>
    </div>
  )
}
