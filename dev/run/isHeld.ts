/**
 * Of components is kept what they show. States of machines and screens, which ask a
 * server of mocks and live on its time, are held at one moment by `dev/pictures`.
 */
export const isHeld = (id: string) => id.startsWith('components-')
