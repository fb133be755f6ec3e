import { expect, test } from 'vitest'
import { startAnvil } from './anvil.ts'
import { ownGenesisTime, withoutOwnGenesis } from './ownGenesis.ts'

const block = (timestamp: string) => `{"header":{"timestamp":"${timestamp}"}}`
const dump = (blocks: string[]) =>
  `{"gas":18446744073709551615,"fee":7,"blocks":[${blocks}]}`

test('default: only the block that the node dated so is taken out', () => {
  const kept = [block('0x691f0000'), block('0x10')]
  expect(
    withoutOwnGenesis(dump([kept[0] ?? '', block('0x1'), kept[1] ?? ''])),
  ).toBe(dump(kept))
})

test('default: the node dates its first block as it is told', async () => {
  const genesisTime = ownGenesisTime
  const anvil = await startAnvil({ mining: 'manual', genesisTime })
  try {
    const { timestamp } = await anvil.rpc.call<{ timestamp: string }>(
      'eth_getBlockByNumber',
      ['0x0', false],
    )
    expect(timestamp).toBe('0x1')
  } finally {
    await anvil.stop()
  }
})
