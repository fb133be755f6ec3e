import type { ChainLog, LogQuestion } from './chainLog.ts'
import type { CoinTransfer } from './fees.ts'

export interface Header {
  number: number
  hash: string
  parentHash: string
  /** Seconds since the epoch, by the chain. */
  time: number
}

/** What the index asks of the chain; who answers is not its business. */
export interface ChainSource {
  /** Returns the newest block. @throws NodeAwayError */
  head(): Promise<Header>
  /** Returns blocks by number; those not there are missing. @throws NodeAwayError */
  headers(numbers: readonly number[]): Promise<Map<number, Header>>
  /** @throws RangeRefusedError when it is too much at once. @throws NodeAwayError */
  logs(question: LogQuestion): Promise<ChainLog[]>
  /**
   * Returns the transfers of coins that a test lets through and that succeeded,
   * and all the blocks: whole ones are read for it. @throws NodeAwayError
   */
  coins(
    range: { fromBlock: number; toBlock: number },
    isMeant: (transfer: CoinTransfer) => boolean,
  ): Promise<{ transfers: CoinTransfer[]; blocks: Map<number, Header> }>
}
