import type { AsOf, CsvName } from '@narwhal-club/core/contract'

/** What a table is saved as: `analytics-holders-block-123`. */
export const csvNameOf = (name: CsvName, { block }: AsOf) =>
  `${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}-block-${block}`
