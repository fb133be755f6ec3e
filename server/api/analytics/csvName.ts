import type { AsOf, CsvName } from '@narwhal-club/core/contract'

/** What a table is saved as: `analytics-token-bands-block-123`. */
export const csvNameOf = (name: CsvName, { block }: AsOf) =>
  `${name
    .replace(/\.csv$/, '')
    .replace(/[A-Z]/, '-$&')
    .replace('.', '-')
    .toLowerCase()}-block-${block}`
