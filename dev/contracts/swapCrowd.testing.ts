import {
  type Abi,
  type Address,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEventLogs,
} from 'viem'
import { createTestAccounts } from '../world/accounts.ts'
import { startAnvil } from '../world/anvil.ts'
import { clubNftAbi, clubNftBytecode } from './generated/ClubNft.gen.ts'
import { clubSwapAbi, clubSwapBytecode } from './generated/ClubSwap.gen.ts'
import { clubTokenAbi, clubTokenBytecode } from './generated/ClubToken.gen.ts'
import { swapCrowdAbi, swapCrowdBytecode } from './generated/SwapCrowd.gen.ts'
import { receiptOf } from './receiptOf.ts'
import {
  type Holder,
  type Model,
  type Operation,
  type Said,
  ways,
} from './swapModel.testing.ts'
import { createBench } from './testing.ts'

const sizes = {
  actors: 6,
  nfts: 30,
  inVault: 60,
  tokens: 90n,
  vaultTokens: 240n,
}
const unit = 10n
const never = 2n ** 40n

/** What the operations of one transaction did. */
export interface Played {
  /** The error of each; null where it went through. */
  errors: (string | null)[]
  said: Said[]
}

/** All that the model says, as the chain has it. */
export type OnChain = Pick<Model, 'owners' | 'tokens' | 'vault' | 'isPaused'>

export type Crowd = Awaited<ReturnType<typeof startCrowd>>

/** Starts a chain with a vault, and accounts that do whatever they are told. */
export async function startCrowd() {
  const anvil = await startAnvil({ mining: 'auto', unlimited: true })
  const { admin } = createTestAccounts()
  const bench = createBench({ rpcUrl: anvil.url })
  const put = async (abi: Abi, bytecode: Hex, args: unknown[]) =>
    (await bench.deploy(admin, abi, bytecode, args)).address
  const supply = 10n ** 9n
  const token = await put(clubTokenAbi, clubTokenBytecode, [
    admin.address,
    supply,
  ])
  const nft = await put(clubNftAbi, clubNftBytecode, [admin.address])
  const crowd = await put(swapCrowdAbi, swapCrowdBytecode, [
    BigInt(sizes.actors),
  ])
  const actors = await Promise.all(
    Array.from({ length: sizes.actors }, async (_, at) =>
      bench.reader.readContract({
        abi: swapCrowdAbi,
        address: crowd,
        functionName: 'actors',
        args: [BigInt(at)],
      }),
    ),
  )
  const vault = await put(clubSwapAbi, clubSwapBytecode, [
    actors[0],
    nft,
    token,
    unit,
  ])
  const rate = 50n * unit
  const mint = (to: Address, count: number) =>
    bench.send(admin, {
      abi: clubNftAbi,
      address: nft,
      functionName: 'mint',
      args: [to, BigInt(count)],
    })
  const fund = (to: Address, amount: bigint) =>
    bench.send(admin, {
      abi: clubTokenAbi,
      address: token,
      functionName: 'transfer',
      args: [to, amount],
    })
  for (const actor of actors) {
    await mint(actor, sizes.nfts)
    await fund(actor, sizes.tokens * rate)
  }
  await mint(vault, sizes.inVault)
  await fund(vault, sizes.vaultTokens * rate)

  const addressOf = (holder: Holder) =>
    holder === 'vault' ? vault : (actors[holder] as Address)
  const holderOf = (address: Address): Holder => {
    const at = actors.indexOf(address)
    return at === -1 ? 'vault' : at
  }
  const nameOf = errorNames()

  return {
    rate,
    sizes,
    stop: anvil.stop,
    /** What the model begins with. */
    begin: (): Model => ({
      rate,
      owners: [
        ...actors.flatMap((_, at) => Array<Holder>(sizes.nfts).fill(at)),
        ...Array<Holder>(sizes.inVault).fill('vault'),
      ],
      tokens: actors.map(() => sizes.tokens * rate),
      vault: sizes.vaultTokens * rate,
      allowance: actors.map(() => 0n),
      isApprovedAll: actors.map(() => false),
      isPaused: false,
    }),

    /** Does all of them in one transaction. */
    async play(operations: readonly Operation[]): Promise<Played> {
      const hash = (await anvil.rpc.call('eth_sendTransaction', [
        {
          from: admin.address,
          to: crowd,
          gas: '0x200000000',
          gasPrice: '0x77359400',
          data: encodeFunctionData({
            abi: swapCrowdAbi,
            functionName: 'run',
            args: [
              operations.map(({ actor, way, move }) => ({
                actor: BigInt(actor),
                way: ways.indexOf(way),
                ...encodeMove(addressOf, { vault, nft, token }, actor, move),
              })),
            ],
          }),
        },
      ])) as Hex
      const { status, logs } = await receiptOf(bench.reader, hash)
      if (status !== 'success') throw new Error('the crowd itself failed')
      return {
        errors: parseEventLogs({ abi: swapCrowdAbi, logs }).map(({ args }) =>
          args.ok ? null : (nameOf.get(args.reason) ?? args.reason),
        ),
        said: parseEventLogs({
          abi: clubSwapAbi,
          eventName: ['Deposited', 'Redeemed'],
          logs,
        }).map(({ eventName, args }) => ({
          event: eventName,
          actor: actors.indexOf(args.account),
          ids: args.ids.map(Number),
          tokens: args.tokens,
        })),
      }
    },

    async look(): Promise<OnChain> {
      const tokensAt = (address: Address) =>
        bench.reader.readContract({
          abi: clubTokenAbi,
          address: token,
          functionName: 'balanceOf',
          args: [address],
        })
      const [owners, tokens, inVault, isPaused] = await Promise.all([
        bench.reader.readContract({
          abi: swapCrowdAbi,
          address: crowd,
          functionName: 'owners',
          args: [nft, BigInt(sizes.actors * sizes.nfts + sizes.inVault)],
        }),
        Promise.all(actors.map(tokensAt)),
        tokensAt(vault),
        bench.reader.readContract({
          abi: clubSwapAbi,
          address: vault,
          functionName: 'paused',
        }),
      ])
      return { owners: owners.map(holderOf), tokens, vault: inVault, isPaused }
    },
  }
}

/** Errors by the first four bytes, of every contract that takes part. */
function errorNames() {
  const own = parseAbi(['error Refused()'])
  const names = new Map<Hex, string>()
  for (const each of [...clubSwapAbi, ...clubNftAbi, ...clubTokenAbi, ...own]) {
    if (each.type !== 'error') continue
    const zeros = each.inputs.map(({ type }) =>
      type === 'address' ? `0x${'0'.repeat(40)}` : 0n,
    )
    const data = encodeErrorResult({ abi: [each], args: zeros } as never)
    names.set(data.slice(0, 10) as Hex, each.name)
  }
  return names
}

const call = (abi: Abi, functionName: string, args: unknown[] = []) =>
  encodeFunctionData({ abi, functionName, args })

function encodeMove(
  addressOf: (holder: Holder) => Address,
  at: { vault: Address; nft: Address; token: Address },
  actor: number,
  move: Operation['move'],
): { to: Address; data: Hex; inner: Hex } {
  const inner = '0x'
  const ofVault = (name: string, args: unknown[] = []) => ({
    to: at.vault,
    data: call(clubSwapAbi, name, args),
  })
  switch (move.kind) {
    case 'deposit':
    case 'redeem': {
      const { kind, ids, minOut, isLate } = move
      const again = kind === 'redeem' ? move.inner : 'pause'
      const args = [ids.map(BigInt), minOut, isLate ? 0n : never]
      const inside =
        again === 'pause' ? ofVault('pause') : ofVault(again, [[1n], 0n, never])
      return { ...ofVault(kind, args), inner: inside.data }
    }
    case 'pause':
    case 'unpause':
      return { ...ofVault(move.kind), inner }
    case 'approve': {
      const data = call(clubTokenAbi, 'approve', [at.vault, move.amount])
      return { to: at.token, data, inner }
    }
    case 'approveAll': {
      const data = call(clubNftAbi, 'setApprovalForAll', [at.vault, move.is])
      return { to: at.nft, data, inner }
    }
    case 'giveNft': {
      const name = move.isSafe ? 'safeTransferFrom' : 'transferFrom'
      const args = [addressOf(actor), addressOf(move.to), BigInt(move.id)]
      return { to: at.nft, data: call(clubNftAbi, name, args), inner }
    }
    case 'giveTokens': {
      const args = [addressOf(move.to), move.amount]
      return { to: at.token, data: call(clubTokenAbi, 'transfer', args), inner }
    }
  }
}
