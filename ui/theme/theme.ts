import {
  type Density,
  densities,
  type Theme,
  themes,
} from '@narwhal-club/core/contract'

export { type Density, densities, type Theme, themes }

const isOneOf = <T extends string>(
  list: readonly T[],
  value: string | null,
): value is T => list.some((item) => item === value)

/**
 * Chooses the theme: what was saved, else what the system asks for, else dark
 * (R9.9).
 */
export function resolveTheme(
  saved: string | null,
  prefersMoreContrast = false,
): Theme {
  if (isOneOf(themes, saved)) return saved
  return prefersMoreContrast ? 'contrast' : 'dark'
}

/** Chooses the density: what was saved, else comfortable. */
export function resolveDensity(saved: string | null): Density {
  return isOneOf(densities, saved) ? saved : 'comfortable'
}

/** Names the theme that the header's toggle goes to (R2.15). */
export function toggledTheme(theme: Theme): 'dark' | 'light' {
  return theme === 'light' ? 'dark' : 'light'
}
