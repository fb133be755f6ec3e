const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const units = 'seconds?|s|minutes?|min|hours?|h|days?|weeks?|months?|years?'

/** In their order: what came before is a `#` to what comes after. */
const drawnAnew: [what: RegExp, as: string][] = [
  [/(Nonce: )\w+/g, '$1#'],
  // What a link carries behind its page.
  [/(to=https:[^?\s]*\?)\S*/g, '$1…'],
  [/\b0x[\da-f…]+/gi, '#'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '#'],
  [/\d(?:[\d.,:]*\d)?/g, '#'],
  // A day, and how long ago it is: `Nov #, #`, `# days # hours ago`.
  [new RegExp(`\\b(?:${months}) (?=#)`, 'g'), ''],
  [new RegExp(`# (?:${units})\\b`, 'g'), '#'],
  [/#(?:,? #)+/g, '#'],
]

/** How many of them an axis has hangs on the time, too. */
const isTick = (line: string) => line === 'text "#"'

/** The lines of an outline, whatever the time and the chain say: figures are a `#`. */
export const withoutFigures = (lines: string[]) =>
  lines
    .map((line) =>
      drawnAnew.reduce((left, [what, as]) => left.replace(what, as), line),
    )
    .filter((line) => !isTick(line))
