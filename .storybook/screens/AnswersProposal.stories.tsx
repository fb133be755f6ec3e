import { surface } from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { fails, waits } from './answers.ts'
import type { ScreenOptions } from './screenStory.tsx'
import { open, panelOf } from './voteFlow.ts'

export default { title: 'Flows/Answers/Proposal' } satisfies Meta

/** It is voted on, and its reader has not voted yet. */
const ballot = { path: open.path, as: 'holder' } as const
export const ProposalFails = fails(ballot, surface.proposal.path)
export const ProposalWaits = waits(ballot, surface.proposal.path)
export const VotesFails = fails(ballot, surface.votes.path)
export const VotesWaits = waits(ballot, surface.votes.path)
export const NonVotersFails = fails(ballot, surface.nonVoters.path)
export const NonVotersWaits = waits(ballot, surface.nonVoters.path)
export const TimelineFails = fails(ballot, surface.timeline.path)
export const TimelineWaits = waits(ballot, surface.timeline.path)
export const CommentsFails = fails(ballot, surface.comments.path)
export const CommentsWaits = waits(ballot, surface.comments.path)
export const LogHeadFails = fails(ballot, surface.logHead.path)
export const LogHeadWaits = waits(ballot, surface.logHead.path)
export const LogKeysFails = fails(ballot, surface.logKeys.path)
export const LogKeysWaits = waits(ballot, surface.logKeys.path)
export const MyVoteFails = fails(ballot, surface.myVote.path)
export const MyVoteWaits = waits(ballot, surface.myVote.path)

/** What made the power is asked for. */
const power = {
  ...ballot,
  flow: async (flow) => {
    const panel = await panelOf(flow)
    await flow.userEvent.click(
      await panel.findByText(voting.panel.power.why('3')),
    )
  },
} satisfies ScreenOptions
export const PowerStoryFails = fails(power, surface.powerStory.path)
export const PowerStoryWaits = waits(power, surface.powerStory.path)

/** Two of its versions beside each other. */
const older = {
  path: '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001&v=2',
}
export const ProposalVersionsFails = fails(older, surface.proposalVersions.path)
export const ProposalVersionsWaits = waits(older, surface.proposalVersions.path)
export const ProposalDiffFails = fails(older, surface.proposalDiff.path)
export const ProposalDiffWaits = waits(older, surface.proposalDiff.path)
