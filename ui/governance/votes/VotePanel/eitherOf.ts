/**
 * Joins two sentences that differ in one place: what they share is said once.
 * "Vote YES on #1." and "Vote NO on #1." are "Vote YES or NO on #1.".
 */
export function eitherOf(
  { yes, no }: { yes: string; no: string },
  or: string,
): string {
  const shortest = Math.min(yes.length, no.length)
  let from = 0
  while (from < shortest && yes[from] === no[from]) from++
  let to = 0
  while (to < shortest - from && yes.at(-1 - to) === no.at(-1 - to)) to++
  const middle = (text: string) => text.slice(from, text.length - to)
  const end = yes.slice(yes.length - to)
  return `${yes.slice(0, from)}${middle(yes)}${or}${middle(no)}${end}`
}
