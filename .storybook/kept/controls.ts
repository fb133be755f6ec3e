import { plainText } from './outline.ts'

/** What a person may use, and is not what is chosen already. */
const usable = [
  'button:not(:disabled, [aria-disabled=true], [aria-selected=true], [aria-current])',
  'input[type=checkbox]:not(:disabled, [readonly])',
  'input[type=radio]:not(:checked, :disabled, [readonly])',
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], :disabled, [readonly])',
  'textarea:not(:disabled, [readonly])',
  'select:not(:disabled)',
].join(', ')

/** Where a person may be: what lies behind a dialog is out of reach. */
const reach = () =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document.body

/** What may be used now, in the order of the page. */
export const controlsInReach = (): HTMLElement[] =>
  [...reach().querySelectorAll<HTMLElement>(usable)].filter((each) =>
    each.checkVisibility(),
  )

/** How a control is called, as far as it takes to find it. */
export function nameOf(control: Element): string {
  const label = (control as HTMLInputElement).labels?.[0]
  return (
    control.getAttribute('aria-label') ??
    plainText(label?.textContent ?? control.textContent)
  )
}

/** As a person's hand would put it there, so that whoever listens hears of it. */
function put(field: HTMLElement, value: string) {
  const own = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What is written into a field that takes no other text. */
const written: Readonly<Record<string, string>> = {
  date: '2027-02-03',
  time: '04:05',
  month: '2027-02',
  'datetime-local': '2027-02-03T04:05',
  color: '#123456',
}

function nextOf({ options, selectedIndex }: HTMLSelectElement) {
  const others = [...options].filter(({ disabled }) => !disabled)
  const later = others.find(({ index }) => index > selectedIndex)
  return (later ?? others[0])?.value ?? ''
}

/** A slider goes a step on, and back from its end. */
function stepOf({ value, min, max, step }: HTMLInputElement) {
  const width = Number(step) || 1
  const next = Number(value) + width
  return String(next > Number(max || 100) ? Number(min) : next)
}

/** Presses a button or a box, chooses what is next, or writes one sign more. */
export function operate(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLSelectElement) put(control, nextOf(control))
  else if (control instanceof HTMLTextAreaElement)
    put(control, `${control.value}7`)
  else if (!(control instanceof HTMLInputElement)) control.click()
  else if (control.type === 'range') put(control, stepOf(control))
  else if (control.type === 'checkbox' || control.type === 'radio')
    control.click()
  else put(control, written[control.type] ?? `${control.value}7`)
}
