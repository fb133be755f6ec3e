/**
 * Of components, screens and flows is kept what they show; the states of machines
 * are held where they stand side by side (`dev/pictures`).
 */
export const isHeld = (id: string) => !/^(machines|find|explorer)-/.test(id)
