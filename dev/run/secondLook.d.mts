interface Found {
  passed: number
  failed: number
  failures: string[]
  unsteady: string[]
}

/** Lets a few failures of a whole run pass that pass three times alone. */
export function createSecondLook(
  looks: number,
): (
  first: Found,
  runAlone: (round: number) => Promise<{ failed: number }>,
) => Promise<Found>
