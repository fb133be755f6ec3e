import { encodeFunctionData, numberToHex } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import type { Moment } from '../kit/moments.ts'
import type { Run } from './run.ts'

/**
 * One of the chosen NFTs is sold: by the person in another place, or out of the
 * vault. What was sent and is in no block yet comes after it.
 */
export function sell(run: Run, moment: Moment) {
  const { moments, mode, account, assets, vault, world, note } = run
  const { rpc, addresses, accounts } = world.chain
  moments.at(moment, async () => {
    const [id = ''] = await assets.ids(
      mode === 'deposit' ? 'person' : 'vault',
      1,
    )
    note(`! ${id} sold`)
    if (mode === 'redeem') return await vault.sell(id)
    // Another wallet of theirs: this one would wait for its place in the queue.
    await rpc.call('anvil_impersonateAccount', [account.address])
    const data = encodeFunctionData({
      abi: clubNftAbi,
      functionName: 'transferFrom',
      args: [account.address, accounts.admin.address, BigInt(id)],
    })
    const call = { from: account.address, to: addresses.nft, data }
    const gas = numberToHex(300_000)
    const price = numberToHex(40_000_000_000n)
    await rpc.call('eth_sendTransaction', [{ ...call, gas, gasPrice: price }])
    await rpc.call('anvil_stopImpersonatingAccount', [account.address])
  })
}

/** The vault's owner pauses it for a while. */
export function pause(run: Run, moment: Moment) {
  const { moments, random, vault, note, later } = run
  const time = 200 + random.below(1_200)
  moments.at(moment, async () => {
    await vault.pause()
    note('! paused')
    later(time, async () => {
      await vault.unpause()
      note('! goes on')
    })
  })
}

/** The time of chain and server goes on while nobody does anything. */
export function wait(run: Run, moment: Moment, milliseconds: number) {
  run.moments.at(moment, async () => {
    await run.world.club.advance(milliseconds)
    run.note(`! ${milliseconds / 1_000} s later`)
  })
}

/** The fee is paid a second time by hand. */
export function payAgain({ moments, purse, note }: Run) {
  moments.at('transfer.done', async () => {
    const entry = purse.last('transfer')
    if (entry) await purse.repeat(entry)
    note('! paid again')
  })
}
