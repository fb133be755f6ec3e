import { forms } from '@narwhal-club/core/messages/pages/forms'
import {
  Bold,
  Code,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import type { Format } from './format.ts'
import * as styles from './MarkdownEditor.css.ts'

const words = forms.editor
const tools: [Format, LucideIcon][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading],
  ['link', Link],
  ['quote', Quote],
  ['code', Code],
  ['list', List],
  ['numbered', ListOrdered],
]

/** Moves the focus along a row of buttons, of which one is in the tab order. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const here = all.indexOf(event.target as HTMLButtonElement)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = isRtl ? -1 : 1
  const to: Record<string, number> = {
    ArrowRight: here + step,
    ArrowLeft: here - step,
    Home: 0,
    End: all.length - 1,
  }
  const next = to[event.key]
  if (next === undefined) return
  event.preventDefault()
  all.at(next % all.length)?.focus()
}

/** The tools of the editor: one stop for the tab key, arrows within. */
export const Toolbar = (props: {
  controls: string
  disabled: boolean
  onFormat: (format: Format) => void
}) => (
  <div
    className={styles.tools}
    role="toolbar"
    aria-label={words.tools}
    aria-controls={props.controls}
    onKeyDown={walk}
  >
    {tools.map(([format, Icon], index) => (
      <IconButton
        key={format}
        label={words[format]}
        title={words[format]}
        tabIndex={index === 0 ? 0 : -1}
        disabled={props.disabled}
        onClick={() => props.onFormat(format)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    ))}
  </div>
)
