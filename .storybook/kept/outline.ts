/** What a control is called besides its tag, by what tells it apart. */
const kindOf = (element: Element) => {
  const role = element.getAttribute('role')
  if (role) return role
  const tag = element.localName
  return tag === 'input' ? `input ${(element as HTMLInputElement).type}` : tag
}

/** What nobody would call a thing by itself: only what is said of it counts. */
const plain = new Set(['div', 'span', 'p', 'g', 'path', 'ul', 'ol', 'dl'])

const told = ['aria-label', 'title', 'alt', 'placeholder'] as const
const states = [
  'disabled',
  'open',
  'readonly',
  'required',
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-invalid',
  'aria-live',
  'aria-pressed',
  'aria-readonly',
  'aria-selected',
  'aria-sort',
  'aria-valuenow',
] as const

export const plainText = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim()
const quoted = (text: string) => JSON.stringify(text)

/** What a style sheet goes by besides the name: tone, variant, whose turn it is. */
const isLook = ({ name }: Attr) =>
  name.startsWith('data-') && !/^data-(radix|test|announcer)/.test(name)
const looksOf = ({ attributes }: Element) =>
  [...attributes]
    .filter(isLook)
    .map(({ name, value }) => `${name.slice('data-'.length)}=${value}`)

/** The text of what an attribute points at. */
const pointedAt = (element: Element, by: string) =>
  plainText(
    element
      .getAttribute(by)
      ?.split(' ')
      .map((id) => element.ownerDocument.getElementById(id)?.textContent)
      .join(' '),
  )

/** The choices of a list, the chosen one by a star. */
const choicesOf = ({ options }: HTMLSelectElement) =>
  [...options].map(
    ({ selected, text }) => `${selected ? '*' : ''}${plainText(text)}`,
  )

/** What stands in a field, and what it is called. */
function inField(element: Element): string[] {
  const field = element as HTMLInputElement
  const labels = [...(field.labels ?? [])].map(({ textContent }) =>
    plainText(textContent),
  )
  const called = labels.map((label) => `label=${quoted(label)}`)
  if (element instanceof HTMLSelectElement)
    return [...called, `choices=${quoted(choicesOf(element).join(', '))}`]
  const { type, value, checked } = field
  if (type === 'checkbox' || type === 'radio')
    return [...called, ...(checked ? ['checked'] : [])]
  return [...called, ...(value ? [`value=${quoted(value)}`] : [])]
}
const fields = new Set(['input', 'select', 'textarea'])

function saidOf(element: Element): string[] {
  const at = (name: string) => element.getAttribute(name)
  const href = element.localName === 'a' ? at('href') : null
  const describedBy = pointedAt(element, 'aria-describedby')
  const labelledBy = pointedAt(element, 'aria-labelledby')
  return [
    ...told.flatMap((name) => {
      const text = plainText(at(name))
      return text ? [`${name.replace('aria-', '')}=${quoted(text)}`] : []
    }),
    ...(labelledBy ? [`labelled=${quoted(labelledBy)}`] : []),
    ...(describedBy ? [`described=${quoted(describedBy)}`] : []),
    ...(fields.has(element.localName) ? inField(element) : []),
    ...(href ? [`to=${href}`] : []),
    ...states.flatMap((name) => {
      const value = at(name)
      if (value === null || value === 'false') return []
      return [value === '' || value === 'true' ? name : `${name}=${value}`]
    }),
    ...looksOf(element),
  ]
}

/** The name of an icon: decoration says nothing, and much to who looks. */
const iconOf = ({ classList }: Element) =>
  [...classList]
    .filter((name) => name.startsWith('lucide-'))
    .map((name) => name.slice('lucide-'.length))
    .join('/')

/** What is something, though it says nothing. */
const things = new Set([
  'button',
  'a',
  'select',
  'textarea',
  'img',
  'canvas',
  'hr',
  'dialog',
])

const skipped = new Set([
  'script',
  'style',
  'template',
  'link',
  'meta',
  'defs',
  'option',
  'optgroup',
])

/** What the keyboard reaches, though nothing of it may be painted. */
const controls = 'input, button, a[href], select, textarea, [tabindex="0"]'

/**
 * An element without a box of its own shows what is in it, and a control whose
 * looks are another's is there all the same.
 */
function isSeen(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element)
  if (display === 'contents') return true
  const closed = element.parentElement?.closest('details:not([open])')
  // What is folded away is a press away: it counts as if it were unfolded.
  if (closed && !element.matches('summary'))
    return display !== 'none' && visibility === 'visible' && opacity !== '0'
  return element.checkVisibility({
    opacityProperty: !element.matches(controls),
    visibilityProperty: true,
  })
}

const marks =
  ':is(path, circle, ellipse, rect, line, polyline, polygon, image, use):not(defs *, pattern *, clipPath *, mask *)'

/** How many marks of each kind a drawing has: it has no words, and much to see. */
function drawnIn(drawing: Element): string {
  const counts = new Map<string, number>()
  for (const { localName } of drawing.querySelectorAll(marks))
    counts.set(localName, (counts.get(localName) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')
}

/** A dot, a rule or a bone: it has no words and nothing in it, and is painted. */
function isMark(element: HTMLElement): boolean {
  if (element.childNodes.length > 0) return false
  const { width, height } = element.getBoundingClientRect()
  const { backgroundColor, backgroundImage, borderTopWidth } =
    getComputedStyle(element)
  const isPainted =
    !/(^transparent|[,/] 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    Number.parseFloat(borderTopWidth) > 0
  return isPainted && width > 0 && height > 0
}

/** Out of sight for who looks, and said to who listens. */
const isToldOnly = (element: Element) =>
  element instanceof HTMLElement &&
  getComputedStyle(element).clipPath === 'inset(50%)'

/** What a thing looks like, where its words do not tell. */
function seenOf(element: Element): string[] {
  const drawn = element.localName === 'svg' ? drawnIn(element) : ''
  if (drawn) return [`drawn=${quoted(drawn)}`]
  if (!(element instanceof HTMLElement)) return []
  if (isToldOnly(element)) return ['told-only']
  return plain.has(kindOf(element)) && isMark(element) ? ['mark'] : []
}

/** The copy of a toast that a screen reader says is gone after a second. */
const announced = '[role=status][aria-live=assertive]'

/**
 * Everything that a person is shown or told, a thing a line: words, controls with
 * their labels, hints, values and states, and icons by name. What is not to be seen
 * is not there.
 *
 * @param passing A selector of what goes by itself: it is left out, too.
 */
export function outlineOf(root: Element, passing?: string): string[] {
  const lines: string[] = []
  const visit = (element: Element) => {
    if (skipped.has(element.localName)) return
    if (element.matches(announced)) return
    if (passing && element.matches(passing)) return
    if (!isSeen(element)) return
    const icon = element.matches('svg.lucide') ? iconOf(element) : ''
    const said = saidOf(element)
    const kind = kindOf(element)
    if (icon) {
      lines.push([`icon ${icon}`, ...said].join(' '))
      return
    }
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => plainText(textContent))
      .filter(Boolean)
    const seen = seenOf(element)
    if (
      words.length > 0 ||
      said.length > 0 ||
      seen.length > 0 ||
      things.has(kind)
    )
      lines.push(
        [
          ...(plain.has(kind) ? [] : [kind]),
          ...seen,
          ...said,
          ...words.map(quoted),
        ].join(' '),
      )
    for (const child of element.children) visit(child)
  }
  for (const child of root.children) visit(child)
  return lines
}
