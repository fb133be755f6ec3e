import { isSameAddress } from '../rules/format/address.ts'
import { toWalletFailure, walletFailed } from './wallet.failure.ts'
import type { Eip1193Provider } from './wallet.provider.ts'
import type {
  Hex,
  TypedData,
  WalletAccount,
  WalletOutcome,
} from './wallet.types.ts'

/** EIP-712: the fields of a domain, in the order of the standard. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Writes typed data as wallets read it: numbers that are too big are texts. */
export function toTypedJson({ types, domain, ...rest }: TypedData): string {
  const EIP712Domain = domainFields.filter(({ name }) => name in domain)
  const whole = { types: { EIP712Domain, ...types }, domain, ...rest }
  return JSON.stringify(whole, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

/**
 * Asks for `eth_signTypedData_v4` (EIP-712) by the account that the page showed
 * when it began. Nothing is prompted, and no signature is handed on, where the
 * wallet shows another account or chain by then.
 *
 * @param read what the wallet shows now.
 */
export async function signTypedData(
  provider: Eip1193Provider,
  typed: TypedData,
  account: WalletAccount,
  read: () => Promise<WalletAccount>,
): Promise<WalletOutcome<Hex>> {
  const refuse = async () => {
    const shown = await read()
    if (!isSameAddress(shown.address, account.address))
      return walletFailed('wallet.accountChanged')
    const { chainId = account.chainId } = typed.domain
    const isSameChain =
      shown.chainId === account.chainId && shown.chainId === Number(chainId)
    return isSameChain ? null : walletFailed('wallet.wrongChain')
  }
  try {
    const before = await refuse()
    if (before) return before
    const value = await provider.request({
      method: 'eth_signTypedData_v4',
      params: [account.address, toTypedJson(typed)],
    })
    const after = await refuse()
    if (after) return after
    return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)
      ? { ok: true, value: value as Hex }
      : walletFailed('wallet.unexpected')
  } catch (error) {
    return { ok: false, failure: toWalletFailure(error) }
  }
}
