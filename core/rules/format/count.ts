/** Made once: a format costs more to make than to use, and pages count a lot. */
const whole = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 0,
})

/** Formats a count (R1.2): whole, grouped; unlike an amount in a list, a zero is a zero. */
export const formatCount = (count: number | bigint): string =>
  whole.format(count)
