import {
  concat,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { TypedData } from '../../wallet/wallet.types.ts'
import {
  hasItsSentence,
  noPreviousDigest,
  type ProposalMessage,
  proposalDigest,
  proposalTypedData,
} from './message.ts'
import { proposalSentence } from './sentence.ts'

const nft = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const shown = { title: 'Fund the winter relay', club: 'Narwhal Club' }
const when = {
  earliestStart: 1_795_358_400,
  duration: 259_200,
  timestamp: 1_795_358_400,
  version: 1,
}
const message: ProposalMessage = {
  ...when,
  summary: proposalSentence({ ...shown, ...when }),
  author: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  club: 'narwhal',
  contentHash: `0x${'ab'.repeat(32)}`,
  replaces: noPreviousDigest,
}

const hash = (text: string) => keccak256(stringToHex(text))
const word = (value: number | Hex) =>
  pad(typeof value === 'number' ? numberToHex(value) : value, { size: 32 })

/** EIP-712 by hand, in the order of the specification. */
function digestByHand(of: ProposalMessage): Hex {
  const domain = keccak256(
    concat([
      hash(
        'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
      ),
      hash('Narwhal Club'),
      hash('1'),
      word(25),
      word(nft),
    ]),
  )
  const struct = keccak256(
    concat([
      hash(
        'Proposal(string summary,address author,string club,bytes32 contentHash,' +
          'uint64 earliestStart,uint32 duration,uint32 version,bytes32 replaces,uint64 timestamp)',
      ),
      hash(of.summary),
      word(of.author),
      hash(of.club),
      of.contentHash,
      word(of.earliestStart),
      word(of.duration),
      word(of.version),
      of.replaces,
      word(of.timestamp),
    ]),
  )
  return keccak256(concat(['0x1901', domain, struct]))
}

describe('E8, E9 proposalDigest', () => {
  test('default: as EIP-712 says, by hand', () => {
    expect(proposalDigest(nft, message)).toBe(digestByHand(message))
  })

  test('default: the digest, for those who write their own check', () => {
    // Of `TypedDataEncoder.hash` of ethers 6.17.
    expect(proposalDigest(nft, message)).toBe(
      '0xe6d635018cb25e3382ea3463a0b69a946268408bc4e6ffd782fe17cc1dbfafdf',
    )
  })

  test.each<[string, Partial<ProposalMessage>]>([
    ['the sentence', { summary: 'Sign in' }],
    ['its author', { author: nft }],
    ['the club', { club: 'other' }],
    ['what it is about', { contentHash: noPreviousDigest }],
    ['its start', { earliestStart: 1_795_358_401 }],
    ['its duration', { duration: 259_260 }],
    ['its version', { version: 2 }],
    ['what it replaces', { replaces: message.contentHash }],
    ['when it was signed', { timestamp: 1_795_358_401 }],
  ])('behavior: %s is signed', (_, change) => {
    const changed = { ...message, ...change }
    expect(proposalDigest(nft, changed)).toBe(digestByHand(changed))
    expect(proposalDigest(nft, changed)).not.toBe(proposalDigest(nft, message))
  })

  test('behavior: a wallet can sign it as JSON, and its signer is found', async () => {
    const account = privateKeyToAccount(`0x${'01'.repeat(32)}`)
    const typed: TypedData = proposalTypedData(nft, message)
    const sent = JSON.parse(JSON.stringify(typed))
    const signature = await account.signTypedData(sent)
    const signer = await recoverTypedDataAddress({ ...sent, signature })
    expect(signer).toBe(account.address)
    expect(await account.sign({ hash: proposalDigest(nft, message) })).toBe(
      signature,
    )
  })
})

test('error: summary_mismatch', () => {
  expect(hasItsSentence(message, shown)).toBe(true)
  expect(hasItsSentence(message, { ...shown, title: 'Other' })).toBe(false)
  expect(hasItsSentence({ ...message, duration: 259_260 }, shown)).toBe(false)
  expect(hasItsSentence({ ...message, summary: 'x' }, shown)).toBe(false)
})
