type Child = Node | string | false | undefined
type Attributes = Record<string, string | boolean | EventListener | undefined>

/**
 * Creates an element. A function is a listener of the event its name says, a
 * boolean switches the attribute.
 */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (typeof value === 'string') element.setAttribute(key, value)
  }
  element.append(
    ...children.filter((child) => child !== undefined && child !== false),
  )
  return element
}

/** Shortens an address as the whole product does. */
export const short = (address: string) =>
  `${address.slice(0, 6)}…${address.slice(-4)}`
