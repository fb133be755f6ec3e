import { iconSvg } from '../icon.ts'
import { h } from './elements.ts'

/** Draws the icon without a picture request, which a page's policy may refuse. */
function buoy() {
  const parsed = new DOMParser().parseFromString(iconSvg, 'image/svg+xml')
  const svg = document.importNode(parsed.documentElement, true)
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

/** Draws the head that all windows of the wallet share. */
export const frameHeader = (beside: HTMLElement) =>
  h(
    'div',
    { class: 'head' },
    buoy(),
    h(
      'div',
      {},
      h('b', {}, 'Demo wallet'),
      h('small', {}, 'Test keys: no real money'),
    ),
    beside,
  )
