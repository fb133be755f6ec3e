import { useAsk } from './ask.ts'

/** Reads what the chain says of the club. */
export const useFacts = () => useAsk('facts')
