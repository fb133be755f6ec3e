import { forms } from '@narwhal-club/core/messages/pages/forms'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LazyMarkdown } from '../../kit/Markdown/LazyMarkdown.tsx'
import { type ControlProps, Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import { applyFormat, type Format } from './format.ts'
import * as styles from './MarkdownEditor.css.ts'
import { Toolbar } from './Toolbar.tsx'

const words = forms.editor
const shortcuts: Record<string, Format> = { b: 'bold', i: 'italic', k: 'link' }
const tabs = ['write', 'preview'] as const

export interface MarkdownEditorProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Shown; more may be typed, so that nothing pasted is lost. */
  most?: number
}

/**
 * A text in Markdown: written in the browser's own field, seen beside it.
 *
 * @use for what members write at length and others read: proposals, work,
 * comments.
 * @avoid for a line or a few plain sentences: that is a TextField with `rows`.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, most } = props
  const count = most === undefined ? undefined : { is: [...value].length, most }
  return (
    <Field {...props} count={count}>
      {(field) => <Editor {...props} field={field} />}
    </Field>
  )
}

function Editor(props: MarkdownEditorProps & { field: ControlProps }) {
  const { value, onChange, readOnly, field } = props
  const [tab, setTab] = useState<(typeof tabs)[number]>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  const isWriting = tab === 'write'

  const format = (kind: Format) => {
    const at = area.current
    if (!at || readOnly) return
    const { selectionStart: start, selectionEnd: end } = at
    const edit = applyFormat(at.value, { start, end }, kind)
    at.focus()
    at.setSelectionRange(edit.from, edit.to)
    // The only way to write that the browser's own undo knows of.
    if (!document.execCommand('insertText', false, edit.insert)) {
      at.setRangeText(edit.insert, edit.from, edit.to)
      onChange(at.value)
    }
    at.setSelectionRange(edit.select.start, edit.select.end)
  }
  const press = (event: KeyboardEvent) => {
    const kind = shortcuts[event.key.toLowerCase()]
    if (!kind || event.altKey || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    format(kind)
  }
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return
    event.preventDefault()
    const next = isWriting ? 'preview' : 'write'
    setTab(next)
    const all = event.currentTarget.querySelectorAll('button')
    all[tabs.indexOf(next)]?.focus()
  }

  return (
    <div className={styles.root} data-invalid={field['aria-invalid']}>
      <div className={styles.head}>
        <div
          role="tablist"
          aria-label={words.view}
          className={styles.tabs}
          onKeyDown={turn}
        >
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${field.id}-${name}`}
              aria-selected={name === tab}
              aria-controls={`${field.id}-${name}-panel`}
              tabIndex={name === tab ? 0 : -1}
              className={styles.tab}
              onClick={() => setTab(name)}
            >
              {words[name]}
            </button>
          ))}
        </div>
        {isWriting ? (
          <Toolbar
            controls={field.id}
            disabled={field.disabled || (readOnly ?? false)}
            onFormat={format}
          />
        ) : null}
      </div>
      {/* Both stay: the field keeps its caret and its undo while it is seen. */}
      <div
        role="tabpanel"
        id={`${field.id}-write-panel`}
        aria-labelledby={`${field.id}-write`}
        hidden={!isWriting}
      >
        <textarea
          {...field}
          ref={area}
          className={styles.area}
          dir="auto"
          value={value}
          readOnly={readOnly}
          spellCheck
          onKeyDown={press}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div
        role="tabpanel"
        id={`${field.id}-preview-panel`}
        aria-labelledby={`${field.id}-preview`}
        hidden={isWriting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is a stop of its own (ARIA tabs pattern)
        tabIndex={0}
        className={styles.preview}
      >
        {isWriting ? null : value.trim() ? (
          <LazyMarkdown source={value} />
        ) : (
          <p className={styles.nothing}>{words.nothing}</p>
        )}
      </div>
    </div>
  )
}
