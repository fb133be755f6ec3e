import { storageKeys } from '@narwhal-club/core/constants'
import type { StoragePort } from '@narwhal-club/core/storage'
import {
  type Density,
  resolveDensity,
  resolveTheme,
  type Theme,
} from '@narwhal-club/ui/theme/theme.ts'

export interface Display {
  theme: Theme
  density: Density
}

/** The root element's attributes, which the theme hangs on. */
interface Root {
  dataset: Record<string, string | undefined>
}

/**
 * Keeps theme and density: on the root element, where the style sheet reads
 * them, and in storage (R2.15). `boot.js` has set them before the first paint.
 */
export function createDisplay(
  storage: StoragePort,
  root: Root,
  prefersMoreContrast: boolean,
) {
  let display: Display = {
    theme: resolveTheme(
      storage.getItem(storageKeys.theme),
      prefersMoreContrast,
    ),
    density: resolveDensity(storage.getItem(storageKeys.density)),
  }
  const readers = new Set<() => void>()
  const change = (next: Partial<Display>) => {
    display = { ...display, ...next }
    root.dataset.theme = display.theme
    root.dataset.density = display.density
    for (const reader of readers) reader()
  }
  return {
    read: () => display,
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
