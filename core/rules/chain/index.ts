export { decodeUint, encodeToken, isAddress, toQuantity } from './abi.ts'
export { parseTokens } from './units.ts'
