import { forms } from '@narwhal-club/core/messages/pages/forms'

export type Format = keyof typeof forms.editor.placeholder

/** A part of a text, by UTF-16 offsets. */
export interface Selection {
  start: number
  end: number
}

/** Replaces `from`…`to` by `insert`, then selects. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: Selection
}

const around: Partial<Record<Format, [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  code: ['`', '`'],
  link: ['[', '](https://)'],
}
const before: Partial<Record<Format, (line: number) => string>> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  numbered: (line) => `${line + 1}. `,
}

/** Puts marks around the selection; where they are already, takes them away. */
function wrap(text: string, { start, end }: Selection, format: Format): Edit {
  const [open, close] = around[format] ?? ['', '']
  const inside = text.slice(start, end)
  const isWrapped =
    text.slice(start - open.length, start) === open &&
    text.slice(end, end + close.length) === close
  if (isWrapped)
    return {
      from: start - open.length,
      to: end + close.length,
      insert: inside,
      select: { start: start - open.length, end: end - open.length },
    }
  const words = inside || forms.editor.placeholder[format]
  const at = start + open.length
  return {
    from: start,
    to: end,
    insert: open + words + close,
    select: { start: at, end: at + words.length },
  }
}

/** Begins each line of the selection with the mark, or takes all of them away. */
function prefix(text: string, { start, end }: Selection, format: Format): Edit {
  const mark = before[format] ?? (() => '')
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const inside = text.slice(from, to) || forms.editor.placeholder[format]
  const lines = inside.split('\n')
  const isMarked = lines.every((line, index) => line.startsWith(mark(index)))
  const insert = lines
    .map((line, index) =>
      isMarked ? line.slice(mark(index).length) : mark(index) + line,
    )
    .join('\n')
  return {
    from,
    to,
    insert,
    select: { start: from, end: from + insert.length },
  }
}

/** What a press on a tool does to a text. */
export const applyFormat = (
  text: string,
  selection: Selection,
  format: Format,
): Edit => (around[format] ? wrap : prefix)(text, selection, format)
