import { voteDigest } from '@narwhal-club/core/voting'
import { hexToBytes } from 'viem'
import { chooseRecovery } from '../../../server/dist/signatures/loadRecovery.js'
import { readSignature } from '../../../server/dist/signatures/signature.js'

/**
 * The least that a server must do for a ballot: tell who signed it. Parent says
 * `{ nft, signed }`; how long all of them took comes back, and the processor.
 */
const recover = chooseRecovery({ info() {}, warn() {} })

process.on('message', ({ nft, signed }) => {
  const began = performance.now()
  const before = process.cpuUsage()
  for (const { message, signature } of signed) {
    const digest = hexToBytes(voteDigest(nft, message))
    const read = readSignature(signature)
    if (!read.ok || recover(digest, read.signature) !== message.voter)
      throw new Error('another one signed')
  }
  const { user, system } = process.cpuUsage(before)
  process.send({ took: performance.now() - began, cpu: user + system })
})
process.on('disconnect', () => process.exit())
process.send({})
