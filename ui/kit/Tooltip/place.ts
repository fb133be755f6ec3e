const margin = 8

/** Moves an open tip into the window: to the side by a variable, else below. */
export function place(tip: HTMLElement, shift: string): void {
  tip.dataset.side = 'top'
  const variable = shift.replace(/^var\((--[^)]+)\)$/, '$1')
  tip.style.setProperty(variable, '0px')
  const { left, right, top } = tip.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const over = Math.max(0, right - (width - margin))
  const under = Math.max(0, margin - left)
  tip.style.setProperty(variable, `${under - over}px`)
  if (top < margin) tip.dataset.side = 'bottom'
}
