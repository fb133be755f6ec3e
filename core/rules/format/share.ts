/**
 * Formats a part of a whole, 0 to 1, with one decimal. What is there but would
 * round to nothing, or to all without being all, says so.
 *
 * @example
 * formatShare(0.5612) // '56.1%'
 * formatShare(0.00001) // '<0.1%'
 */
export function formatShare(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`
  const percent = share * 100
  if (percent > 0 && percent < 0.05) return '<0.1%'
  if (percent < 100 && percent >= 99.95) return '>99.9%'
  return `${percent.toFixed(1)}%`
}
