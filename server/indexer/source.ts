import type { ChainLog, LogQuestion } from './chainLog.ts'
import type { CoinTransfer } from './fees.ts'

export interface Header {
  number: number
  hash: string
  parentHash: string
  /** Seconds since the epoch, by the chain. */
  time: number
  /** What its logs left in it, and which node says so; not all tell. */
  bloom?: { bits: string; by: string }
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
   * Returns the logs of one block, asked for twice: by its hash, and by the
   * receipts of its transactions. @throws NodeAwayError
   */
  logsOfBlock(
    block: Pick<Header, 'number' | 'hash'>,
    addresses: LogQuestion['addresses'],
  ): Promise<ChainLog[]>
  /**
   * Calls contracts for numbers, as of a block; 0 where there is no contract.
   *
   * @throws CallRefusedError where no node has the state of that block.
   * @throws NodeAwayError
   */
  uints(
    asked: readonly { to: `0x${string}`; data: `0x${string}` }[],
    block: number,
  ): Promise<bigint[]>
  /**
   * Returns the transfers of coins that a test lets through and that succeeded,
   * and all the blocks: whole ones are read for it. @throws NodeAwayError
   */
  coins(
    range: { fromBlock: number; toBlock: number },
    isMeant: (transfer: CoinTransfer) => boolean,
  ): Promise<{ transfers: CoinTransfer[]; blocks: Map<number, Header> }>
}
