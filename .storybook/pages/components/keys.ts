const byRole: Readonly<Record<string, string>> = {
  button: 'Enter or Space presses it',
  checkbox: 'Space ticks or clears it',
  combobox: 'Arrows choose, letters find; Alt with Down opens it',
  link: 'Enter follows it',
  listbox: 'Arrows choose, letters find',
  menuitem: 'Enter does it; arrows go on in the menu',
  option: 'Arrows choose',
  radio: 'Arrows choose; Tab leaves the group',
  searchbox: 'Typing asks; Enter begins at once',
  slider: 'Arrows move it a step, Home and End to its ends',
  spinbutton: 'Typing; arrows go a step up or down',
  switch: 'Space turns it on or off',
  tab: 'Arrows go to the next, Enter shows its part',
  textbox: 'Typing',
}

const scrolls = (element: Element) =>
  element.scrollWidth > element.clientWidth ||
  element.scrollHeight > element.clientHeight

/**
 * What the keyboard does at a tab stop: by its role, after the ARIA Authoring
 * Practices, and by what the element says of itself.
 */
export function keysOf(element: Element, role: string): string {
  if (element.matches('summary')) return 'Enter or Space opens or closes it'
  if (element.matches('textarea')) return 'Typing; Enter begins a line'
  if (role === 'switch' && element.matches('button'))
    return 'Enter or Space turns it on or off'
  if (role === 'button' && element.hasAttribute('aria-expanded'))
    return 'Enter or Space shows or hides what it opens; Escape hides it'
  if (role === 'button' && element.hasAttribute('aria-pressed'))
    return 'Enter or Space turns it on or off'
  const keys = byRole[role]
  if (keys) return keys
  return scrolls(element)
    ? 'Arrows scroll it'
    : 'Focus shows or says more; no key does anything'
}
