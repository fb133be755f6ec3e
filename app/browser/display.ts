import { storageKeys } from '@narwhal-club/core/constants'
import {
  formatLook,
  type Look,
  lookCookie,
  usualLook,
} from '@narwhal-club/core/contract'
import type { StoragePort } from '@narwhal-club/core/storage'
import {
  type Density,
  resolveDensity,
  resolveTheme,
  type Theme,
} from '@narwhal-club/ui/theme/theme.ts'

/** The root element's attributes, which the theme hangs on. */
interface Root {
  dataset: Record<string, string | undefined>
}

const year = 31_536_000

/** Tells the server how to draw the next page. */
const rememberLook = (look: Look) => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
    document.cookie = `${lookCookie}=${formatLook(look)}; path=/; max-age=${year}; samesite=lax`
  } catch {
    // No cookies here: the next page is drawn in the usual look.
  }
}

/**
 * Keeps theme and density: on the root element, where the style sheet reads
 * them, in storage (R2.15), and where the server reads them.
 *
 * @param drawn how the server drew the page, if it did
 */
export function createDisplay(
  storage: StoragePort,
  root: Root,
  prefersMoreContrast: boolean,
  drawn: Look = usualLook,
  remember = rememberLook,
) {
  const saved = {
    theme: storage.getItem(storageKeys.theme),
    density: storage.getItem(storageKeys.density),
  }
  // Where storage is blocked the cookie alone knows of a choice.
  const told = drawn.theme === usualLook.theme ? null : drawn.theme
  let display: Look = {
    theme: resolveTheme(saved.theme ?? told, prefersMoreContrast),
    density: resolveDensity(saved.density ?? drawn.density),
  }
  const isAsDrawn =
    display.theme === drawn.theme && display.density === drawn.density
  const first = isAsDrawn ? display : drawn
  const readers = new Set<() => void>()
  const show = () => {
    root.dataset.theme = display.theme
    root.dataset.density = display.density
  }
  if (!isAsDrawn) {
    show()
    // What the system asks for is no choice.
    if (saved.theme !== null || saved.density !== null) remember(display)
  }
  const change = (next: Partial<Look>) => {
    display = { ...display, ...next }
    show()
    remember(display)
    for (const reader of readers) reader()
  }
  return {
    read: () => display,
    /** What the server drew, until the page has taken over. */
    readDrawn: () => first,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => readers.delete(reader)
    },
    setTheme: (theme: Theme) => {
      storage.setItem(storageKeys.theme, theme)
      change({ theme })
    },
    setDensity: (density: Density) => {
      storage.setItem(storageKeys.density, density)
      change({ density })
    },
  }
}

export type DisplayStore = ReturnType<typeof createDisplay>
