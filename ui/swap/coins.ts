import { chain, swap } from '@narwhal-club/core/constants'
import { toDecimal } from '@narwhal-club/core/format'

const { symbol } = chain.nativeCurrency
/** Wei of the eighth decimal: what is less is of no use to anyone. */
const least = 10n ** 10n

/** What a swap takes, before the server has said so (R9.3). */
export const usualFee = BigInt(swap.feeCro) * 10n ** 18n

const write = (parts: bigint) => `${toDecimal(parts * least, 18)} ${symbol}`

/** Says what is needed of the chain's coin: never less than it is. */
export const coinsNeeded = (wei: bigint) => write((wei + least - 1n) / least)

/** Says what there is of it: never more than it is. */
export const coinsHeld = (wei: bigint) => write(wei / least)
