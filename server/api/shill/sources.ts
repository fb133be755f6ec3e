import { visitor } from '@narwhal-club/core/policies'
import type { BountyPorts } from '../bounties/bounties.ports.ts'
import { listBounties, tellBounty } from '../bounties/readBounties.commands.ts'
import type { ProposalPorts } from '../proposals/proposals.ports.ts'
import {
  listProposals,
  tellProposal,
} from '../proposals/readProposals.commands.ts'
import type { ShillSources } from './shill.ports.ts'

/** Where the server and the mocks differ. */
interface Parts extends Pick<ShillSources, 'facts' | 'vault' | 'userAt'> {
  proposals: Pick<ProposalPorts<never>, 'clock' | 'reads' | 'site'>
  bounties(): Promise<Pick<BountyPorts<never>, 'clock' | 'reads'>>
}

/** Reads proposals and bounties by the areas' own commands, as a visitor would. */
export const sourcesOver = ({
  proposals,
  bounties,
  ...rest
}: Parts): ShillSources => ({
  ...rest,
  proposal: (id) => tellProposal(proposals, visitor, { proposal: id }),
  async nextProposal() {
    const asked = { status: 'active', sort: 'ending', limit: 1 } as const
    const { rows } = await listProposals(proposals, visitor, asked)
    return rows[0]
  },
  bounty: async (id) => tellBounty(await bounties(), visitor, { bounty: id }),
  async nextBounty() {
    const asked = { state: 'open', sort: 'deadline', limit: 1 } as const
    const { rows } = await listBounties(await bounties(), visitor, asked)
    return rows[0]
  },
})
