import { type Abi, decodeFunctionData, formatEther, getAddress } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { WalletConfig } from './config.ts'
import type { Transaction } from './methods/transactions.ts'
import type { Fact, Request } from './requests.ts'

type Words = Pick<Request, 'title' | 'meaning'> & {
  amount?: string
  facts: Fact[]
}

const short = (value: string) => `${value.slice(0, 6)}…${value.slice(-4)}`
const group = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Writes an amount of 18 decimals in full, with separators. */
export function formatAmount(amount: bigint, symbol: string): string {
  const [whole = '0', rest] = formatEther(amount).split('.')
  return `${group(whole)}${rest ? `.${rest}` : ''} ${symbol}`
}

/** To eight decimals: an upper bound stays one. */
const roundUp = (amount: bigint) =>
  ((amount + 9_999_999_999n) / 10_000_000_000n) * 10_000_000_000n

/** Says in words what a transaction does, as far as its data tells. */
export function describeTransaction(
  transaction: Transaction,
  config: WalletConfig,
): Request {
  const { to, value, gas, maxFeePerGas } = transaction
  const words = describeCall(transaction, config)
  return {
    kind: 'transaction',
    method: 'eth_sendTransaction',
    ...words,
    facts: [
      ...words.facts,
      ...(to ? [{ label: 'To', value: getAddress(to), isCode: true }] : []),
      ...(value > 0n && words.amount === undefined
        ? [{ label: 'Value', value: formatAmount(value, 'CRO') }]
        : []),
      { label: 'Gas limit', value: group(String(gas)) },
      {
        label: 'Fee at most',
        value: formatAmount(roundUp(gas * maxFeePerGas), 'CRO'),
      },
    ],
  }
}

function describeCall(transaction: Transaction, config: WalletConfig): Words {
  const { to, data, value } = transaction
  if (!to)
    return {
      title: 'Deploy a contract',
      meaning: 'Puts new code on the chain.',
      facts: [],
    }
  if (!data || data === '0x')
    return {
      title: 'Send CRO',
      meaning: `Moves coins to ${short(to)}. This cannot be undone.`,
      amount: formatAmount(value, 'CRO'),
      facts: [],
    }
  return (
    describeKnown(transaction, config) ?? {
      title: 'Call a contract',
      meaning: 'The wallet does not know this contract: read the data.',
      facts: [{ label: 'Data', value: data, isCode: true }],
    }
  )
}

function describeKnown(
  { to, data }: Transaction,
  { contracts, tokenSymbol }: WalletConfig,
): Words | undefined {
  const target = to?.toLowerCase()
  const call = (address: string, abi: Abi) =>
    address.toLowerCase() === target && data ? decode(abi, data) : undefined
  const token = call(contracts.token, clubTokenAbi)
  const nft = call(contracts.nft, clubNftAbi)
  const swap = call(contracts.swap, clubSwapAbi)
  const [first, second] = (token ?? nft ?? swap)?.args ?? []
  const ids = Array.isArray(first) ? first.join(', ') : ''

  if (token?.name === 'transfer')
    return {
      title: `Send ${tokenSymbol}`,
      meaning: `Moves tokens to ${short(String(first))}. This cannot be undone.`,
      amount: formatAmount(second as bigint, tokenSymbol),
      facts: [{ label: 'Recipient', value: String(first), isCode: true }],
    }
  if (token?.name === 'approve')
    return {
      title: `Allow spending ${tokenSymbol}`,
      meaning: `Lets ${short(String(first))} take up to this amount.`,
      amount: formatAmount(second as bigint, tokenSymbol),
      facts: [{ label: 'Spender', value: String(first), isCode: true }],
    }
  if (nft?.name === 'approve')
    return {
      title: 'Allow moving one NFT',
      meaning: `Lets ${short(String(first))} take number ${second} and no other.`,
      facts: [{ label: 'Operator', value: String(first), isCode: true }],
    }
  if (nft?.name === 'setApprovalForAll')
    return {
      title: second ? 'Allow moving all NFTs' : 'Stop the NFT allowance',
      meaning: `For ${short(String(first))}, until you change it.`,
      facts: [{ label: 'Operator', value: String(first), isCode: true }],
    }
  if (swap?.name === 'deposit' || swap?.name === 'redeem')
    return {
      title:
        swap.name === 'deposit'
          ? 'Swap NFTs for tokens'
          : 'Swap tokens for NFTs',
      meaning: 'Through the vault, at its fixed rate.',
      facts: [{ label: 'NFTs', value: ids }],
    }
  return undefined
}

function decode(abi: Abi, data: `0x${string}`) {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    return { name: functionName, args: args as readonly unknown[] }
  } catch {
    return undefined
  }
}
