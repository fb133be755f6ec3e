import { getRoles, isInaccessible, queryAllByRole } from 'storybook/test'
import { keysOf } from './keys.ts'

/** A part of the page as a screen reader tells it. */
export type Heard =
  | { text: string }
  | {
      role: string
      name: string
      /** `checked`, `level 2`, `described: …`. */
      states: string[]
      inside: Heard[]
    }

/** A place where Tab stops, and what the keyboard does there. */
export interface Stop {
  role: string
  name: string
  keys: string
}

/** Said as one: what is inside is their name, or a value. */
const leaves = new Set(
  'button checkbox combobox img link meter menuitem option progressbar radio scrollbar searchbox separator slider spinbutton switch tab textbox'.split(
    ' ',
  ),
)
/** Nothing is said of these themselves. */
const silent = new Set(
  'code deletion emphasis generic insertion mark none paragraph presentation strong subscript superscript time'.split(
    ' ',
  ),
)
/** Their name is what is inside of them: it is said once. */
const byContent = new Set(
  'caption cell columnheader gridcell heading rowheader tooltip'.split(' '),
)
/** What changes in there is said at once. */
const live: Readonly<Record<string, string>> = {
  alert: 'said at once',
  log: 'said when it changes',
  status: 'said when it changes',
}
const sectioning = 'article, aside, main, nav, section'

interface Told {
  role: string
  name: string
  description: string
}

/** Landmarks that are none where they are: not of the page, or without a name. */
function isLandmark(element: Element, { role, name }: Told): boolean {
  if (element.hasAttribute('role')) return true
  if (role === 'banner' || role === 'contentinfo')
    return !element.parentElement?.closest(sectioning)
  return (role !== 'region' && role !== 'form') || name !== ''
}

/** Role, name and description of each element that has any. */
function toldIn(root: HTMLElement): Map<Element, Told> {
  const told = new Map<Element, Told>()
  for (const role of Object.keys(getRoles(root))) {
    if (silent.has(role)) continue
    const take = (key: 'name' | 'description') => (said: string, of: Element) =>
      Boolean(
        told.set(of, {
          ...(told.get(of) ?? { role, name: '', description: '' }),
          [key]: said.replace(/\s+/g, ' ').trim(),
        }),
      )
    const name = take('name')
    queryAllByRole(root, role, { name, description: take('description') })
  }
  for (const [element, each] of told)
    if (!isLandmark(element, each)) told.delete(element)
  return told
}

const flags = ['busy', 'checked', 'disabled', 'expanded', 'invalid', 'pressed']
const more = ['readonly', 'required', 'selected', 'modal']

/** What ARIA says of it, else what the element itself is. */
function flagOf(element: Element, flag: string): string | null {
  const said = element.getAttribute(`aria-${flag}`)
  if (said !== null) return said
  if (flag === 'checked' && element.matches('[type=checkbox], [type=radio]'))
    return String((element as HTMLInputElement).checked)
  const own = (element as unknown as Record<string, unknown>)[flag]
  return own === true ? 'true' : null
}

function statesOf(element: Element, told: Told): string[] {
  const said = [...flags, ...more].flatMap((flag) => {
    const value = flagOf(element, flag)
    if (value === null) return []
    if (value === 'true') return [flag]
    const isTold = ['checked', 'expanded', 'pressed', 'selected'].includes(flag)
    return value === 'false'
      ? isTold
        ? [`not ${flag}`]
        : []
      : [`${flag} ${value}`]
  })
  const [, ofTag] = /^H([1-6])$/.exec(element.tagName) ?? []
  const level = element.getAttribute('aria-level') ?? ofTag
  const current = element.getAttribute('aria-current')
  const value =
    element.getAttribute('aria-valuetext') ??
    element.getAttribute('aria-valuenow') ??
    (element.matches(
      'input:not([type=checkbox], [type=radio]), textarea, select',
    )
      ? (element as HTMLInputElement).value
      : '')
  return [
    ...(live[told.role] ? [live[told.role] ?? ''] : []),
    ...(level && told.role === 'heading' ? [`level ${level}`] : []),
    ...said,
    ...(current && current !== 'false'
      ? [`current ${current}`.replace(' true', '')]
      : []),
    ...(value ? [`value “${value}”`] : []),
    ...(told.description ? [`described: ${told.description}`] : []),
  ]
}

/** The tree as a screen reader goes through it, from the page's own elements. */
export function hear(root: HTMLElement): Heard[] {
  const told = toldIn(root)

  const within = (element: Element): Heard[] =>
    merged([...element.childNodes].flatMap(of))

  function of(node: ChildNode): Heard[] {
    if (node.nodeType === 3) {
      const text = node.textContent?.replace(/\s+/g, ' ') ?? ''
      return text.trim() ? [{ text }] : []
    }
    if (node.nodeType !== 1) return []
    const element = node as HTMLElement
    if (element.matches('script, style, template')) return []
    // A label is the name of its field, and said with it.
    if (element.matches('label') && (element as HTMLLabelElement).control)
      return within(element).filter((part) => !('text' in part))
    const each = told.get(element)
    if (!each) return isInaccessible(element) ? [] : within(element)
    const { role, name } = each
    const inside = leaves.has(role) ? [] : within(element)
    const isItsName =
      byContent.has(role) && inside.every((part) => 'text' in part)
    return [
      {
        role,
        // All of its cells in one: nobody wants to hear that before them.
        name: role === 'row' ? '' : name,
        states: statesOf(element, each),
        inside: name && isItsName ? [] : inside,
      },
    ]
  }
  return within(root)
}

/** Words that follow each other are one text. */
function merged(parts: Heard[]): Heard[] {
  const result: Heard[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if ('text' in part && last && 'text' in last)
      last.text = `${last.text} ${part.text}`
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?])/g, '$1')
    else result.push(part)
  }
  return result
}

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'

/** A group of radio buttons is one stop: at the chosen one, else at the first. */
function isStop(element: HTMLElement, all: HTMLElement[]): boolean {
  if (!element.matches('input[type=radio]')) return true
  const { name } = element as HTMLInputElement
  const group = all.filter((each) => each.matches(`[name="${name}"]`))
  const chosen = group.find((each) => each.matches(':checked')) ?? group[0]
  return element === chosen
}

/** Where Tab stops, in its order. */
export function stopsIn(root: HTMLElement): Stop[] {
  const told = toldIn(root)
  const all = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *, [type=hidden]') &&
      !isInaccessible(element),
  )
  return all
    .filter((element) => isStop(element, all))
    .map((element) => {
      const { role = '', name = '' } = told.get(element) ?? {}
      const words = name || (element.textContent ?? '').trim()
      return {
        role: role || element.localName,
        name: words,
        keys: keysOf(element, role),
      }
    })
}
