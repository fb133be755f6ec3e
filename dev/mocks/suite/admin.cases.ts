import { api } from '@narwhal-club/core/contract'
import { type ContractCase, expectAnswer } from './club.ts'
import { signedIn } from './signedIn.ts'

export const adminCases: ContractCase[] = [
  {
    name: 'admin check: an administrator is one, in either case',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.admin
      for (const own of [address, address.toLowerCase()]) {
        const answer = await visitor.post(api.adminCheck.path, { address: own })
        expectAnswer(answer, { isAdmin: true })
      }
    },
  },
  {
    name: 'admin check: a visitor is told nothing',
    async run({ open, accounts }) {
      const { address } = accounts.admin
      const answer = await open().post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
  {
    name: 'admin check: a member is told nothing of others',
    async run(club) {
      const visitor = await signedIn(club)
      for (const { address } of [club.accounts.admin, club.accounts.holder]) {
        const answer = await visitor.post(api.adminCheck.path, { address })
        expectAnswer(answer, { isAdmin: false })
      }
    },
  },
  {
    name: 'admin check: nor is an administrator',
    async run(club) {
      const visitor = await signedIn(club, 'admin')
      const { address } = club.accounts.holder
      const answer = await visitor.post(api.adminCheck.path, { address })
      expectAnswer(answer, { isAdmin: false })
    },
  },
]
