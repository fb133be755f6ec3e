import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A whole number of up to 256 bits. */
export const uint256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78, 0)',
  fromDriver: BigInt,
  toDriver: String,
})
