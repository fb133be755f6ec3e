import type { Moment } from '@narwhal-club/ui/analytics/MomentSlider/MomentSlider.tsx'

/** The stop that a block belongs to: the last one at or before it; now is after all. */
export function stopOf(
  moments: readonly Moment[],
  block: number | undefined,
): number {
  if (block === undefined) return moments.length
  const after = moments.findIndex((moment) => moment.block > block)
  const stop = after === -1 ? moments.length : after
  return Math.max(0, stop - 1)
}

/** The stop after this one; from now it begins anew. */
export const nextStop = (moments: readonly Moment[], at: number) =>
  at >= moments.length ? 0 : at + 1
