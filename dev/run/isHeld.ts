/** They show this page's log, in which the stories before them have written. */
const unsteady = new Set([
  'screens-logs--visitor',
  'screens-logs--whale',
  'screens-logs--offline',
  'flows-logs--not-theirs',
])

/**
 * Of components, screens and flows is kept what they show. States of machines are
 * held at one moment by `dev/pictures`.
 */
export const isHeld = (id: string) =>
  /^(components|screens|flows)-/.test(id) && !unsteady.has(id)

/**
 * Screens ask a server of mocks and live on its time: their words are held here, and
 * their figures at one moment by `dev/pictures`.
 */
export const hasFigures = (id: string) => id.startsWith('components-')
