/** What they show hangs on the stories before them, or on which answer is first. */
const unsteady = new Set([
  'screens-logs--visitor',
  'screens-logs--whale',
  'screens-logs--offline',
  'flows-comments--failing',
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
