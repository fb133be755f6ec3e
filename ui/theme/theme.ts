/** The names that `data-theme` on the root element takes. */
export const themes = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** The names that `data-density` on the root element takes. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

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
