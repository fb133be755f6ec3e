import { __area__Api } from '@narwhal-club/core/contract'
import { privateKeyToAccount } from 'viem/accounts'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { signedIn } from './signedIn.ts'

const { path } = __area__Api.__area__

export const __area__Cases: ContractCase[] = [
  {
    name: '__area__: is for members',
    async run({ open }) {
      expectRefusal(await open().get(path), 'not_signed_in')
    },
  },
  {
    name: '__area__: a member is told how many there are',
    async run(club) {
      const visitor = await signedIn(club)
      const { json } = await visitor.get(path)
      await club.open().signIn(privateKeyToAccount(`0x${'7'.repeat(64)}`))
      const members = json.members + 1
      expectAnswer(await visitor.get(path), { members })
    },
  },
]
