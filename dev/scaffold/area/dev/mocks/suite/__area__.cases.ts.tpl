import { __area__Api } from '@narwhal-club/core/contract'
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
      expectAnswer(await visitor.get(path), { members: 4 })
    },
  },
]
