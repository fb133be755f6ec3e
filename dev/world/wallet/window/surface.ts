import { shieldPage } from './shield.ts'
import { styles } from './styles.ts'

export type Surface = ReturnType<typeof createSurface>

/**
 * Creates the place for the wallet's own window: beside the body, so that no
 * rule, focus trap or hidden state of the page reaches it.
 */
export function createSurface() {
  const host = document.createElement('demo-wallet')
  const shadow = host.attachShadow({ mode: 'open' })
  // A constructed sheet is not inline style: the page's policy holds.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  followTheme(host)
  shieldPage(host, () => shadow.querySelector('dialog[open]') !== null)
  return shadow
}

/** The site's theme where it has one, the system's otherwise. */
function followTheme(host: HTMLElement) {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: light)')
  const follow = () => {
    const theme = root.dataset.theme
    const isLight = theme ? theme === 'light' : system.matches
    host.dataset.mode = isLight ? 'light' : 'dark'
  }
  new MutationObserver(follow).observe(root, {
    attributeFilter: ['data-theme'],
  })
  system.addEventListener('change', follow)
  follow()
}
