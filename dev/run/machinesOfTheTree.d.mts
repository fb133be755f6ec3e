/** Every machine, found by its file: its id, and its folder from the root. */
export declare const machinesOfTheTree: (
  from?: string,
) => { id: string; folder: string }[]
