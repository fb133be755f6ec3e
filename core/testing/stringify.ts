/** JSON for keys and titles: bigint and Error included, strings unquoted. */
export function stringify(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value, (_, each) => {
    if (typeof each === 'bigint') return `${each}n`
    return each instanceof Error ? each.message : each
  })
}
