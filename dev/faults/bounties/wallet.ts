import { encodeFunctionData, type Hex, numberToHex } from 'viem'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Sent } from '../kit/purse.ts'
import type { Run } from './run.ts'

export interface Due {
  asset: 'TOKEN' | 'CRO'
  to: Hex
  amount: bigint
}

const gas = numberToHex(100_000)

const callOf = ({ world }: Run, { asset, to, amount }: Due) =>
  asset === 'CRO'
    ? { to, value: numberToHex(amount), gas }
    : {
        to: world.chain.addresses.token,
        data: encodeFunctionData({
          abi: clubTokenAbi,
          functionName: 'transfer',
          args: [to, amount],
        }),
        gas,
      }

interface Receipt {
  status: Hex
}

/**
 * The transaction that pays what is due, as a careful person sees it in their own
 * wallet: one that failed, or that another took the place of, pays nothing.
 */
async function standing(run: Run, due: Due): Promise<Sent | null> {
  const { to, data, value } = callOf(run, due) as Partial<Sent>
  const { sent } = run.purse
  for (const entry of [...sent].reverse()) {
    const isIt = entry.to === to && entry.data === data && entry.value === value
    const newest = sent.filter(({ nonce }) => nonce === entry.nonce).at(-1)
    if (!isIt || newest !== entry) continue
    const receipt = await run.world.chain.rpc.call<Receipt | null>(
      'eth_getTransactionReceipt',
      [entry.hash],
    )
    if (receipt?.status !== '0x0') return entry
  }
  return null
}

/** Sends what is due, unless it was sent: which transaction it is. */
export async function pay(run: Run, due: Due): Promise<Hex> {
  const before = await standing(run, due)
  if (before) return before.hash
  run.note(`> pays ${due.amount} ${due.asset} to ${due.to}`)
  const params = [callOf(run, due)]
  const method = 'eth_sendTransaction'
  const hash = (await run.purse.provider.request({ method, params })) as Hex
  // It may have been replaced while it was sent.
  return (await standing(run, due))?.hash ?? hash
}
