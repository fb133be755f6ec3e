/** As many lines of each side as a failure can say. */
const most = 8

const some = (mark: string, lines: readonly string[]) => [
  ...lines.slice(0, most).map((line) => `${mark} ${line.slice(0, 120)}`),
  ...(lines.length > most ? [`${mark} and ${lines.length - most} more`] : []),
]

/**
 * Where what is shown differs from what is kept: what is kept from the first line that
 * differs to the last, then what is shown. Nothing where they are alike.
 */
export function differenceOf(
  kept: readonly string[],
  shown: readonly string[],
): string[] {
  const short = Math.min(kept.length, shown.length)
  let start = 0
  while (start < short && kept[start] === shown[start]) start++
  let end = 0
  while (end < short - start && kept.at(-1 - end) === shown.at(-1 - end)) end++
  const part = (lines: readonly string[]) =>
    lines.slice(start, lines.length - end)
  return [...some('-', part(kept)), ...some('+', part(shown))]
}
