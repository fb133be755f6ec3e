/** The words of the components and screens. */
export const ui = {}
