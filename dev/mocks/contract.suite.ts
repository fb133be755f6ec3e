import { adminCases } from './suite/admin.cases.ts'
import {
  administrationCases,
  feeFlagCases,
} from './suite/administration.cases.ts'
import { analyticsCases } from './suite/analytics.cases.ts'
import { analyticsBlockCases } from './suite/analyticsBlock.cases.ts'
import { analyticsMovedCases } from './suite/analyticsMoved.cases.ts'
import { analyticsTableCases } from './suite/analyticsTables.cases.ts'
import { awaitedCases } from './suite/awaited.cases.ts'
import { awayCases } from './suite/away.cases.ts'
import { besideCases, besideVoteCases } from './suite/besides.cases.ts'
import { bookListCases } from './suite/bookLists.cases.ts'
import { booksCases } from './suite/books.cases.ts'
import { bookTieCases } from './suite/bookTies.cases.ts'
import { bountiesCases } from './suite/bounties.cases.ts'
import { bountyChangeCases } from './suite/bountyChanges.cases.ts'
import { bountyNewsCases } from './suite/bountyNews.cases.ts'
import type { ContractCase } from './suite/club.ts'
import { clubAdminCases } from './suite/clubAdmin.cases.ts'
import { clubFollowCases } from './suite/clubFollow.cases.ts'
import { clubListCases } from './suite/clubLists.cases.ts'
import { clubMomentCases } from './suite/clubMoments.cases.ts'
import { clubsAwayCases, clubsCases } from './suite/clubs.cases.ts'
import { coinsCases } from './suite/coins.cases.ts'
import { commentsCases } from './suite/comments.cases.ts'
import { contentCases } from './suite/content.cases.ts'
import { contractEdgeCases } from './suite/contractEdges.cases.ts'
import {
  crawlAgainCases,
  crawlCases,
  crawlMovedCases,
} from './suite/crawl.cases.ts'
import { deadlineCases } from './suite/deadlines.cases.ts'
import {
  diagnosticsAwayCases,
  diagnosticsCases,
} from './suite/diagnostics.cases.ts'
import { disputeCases } from './suite/disputes.cases.ts'
import { draftsCases } from './suite/drafts.cases.ts'
import { elevationCases } from './suite/elevation.cases.ts'
import { embedCases } from './suite/embed.cases.ts'
import { exampleCases } from './suite/examples.cases.ts'
import { feeNewsCases } from './suite/feeNews.cases.ts'
import { feesCases } from './suite/fees.cases.ts'
import { followedCases } from './suite/followed.cases.ts'
import { followedChangeCases } from './suite/followedChanges.cases.ts'
import { inboxCases } from './suite/inbox.cases.ts'
import { indexAwayCases } from './suite/indexAway.cases.ts'
import { limitCases, readLimitCases } from './suite/limits.cases.ts'
import { lookedAfterCases } from './suite/lookedAfter.cases.ts'
import { lookedAfterPeopleCases } from './suite/lookedAfterPeople.cases.ts'
import { marketAwayCases, marketCases } from './suite/market.cases.ts'
import { membersCases } from './suite/members.cases.ts'
import { methodCases } from './suite/methods.cases.ts'
import { moderatedNewsCases } from './suite/moderatedNews.cases.ts'
import { moderationCases, warningCases } from './suite/moderation.cases.ts'
import { movedCases } from './suite/moved.cases.ts'
import { nftCases } from './suite/nft.cases.ts'
import {
  oversightBountyCases,
  oversightCases,
  oversightLastCases,
} from './suite/oversight.cases.ts'
import { pageCases } from './suite/pages.cases.ts'
import { paymentCases } from './suite/payment.cases.ts'
import { payoutAwayCases, payoutCases } from './suite/payouts.cases.ts'
import { proposalsCases } from './suite/proposals.cases.ts'
import { publishedOrderCases } from './suite/publishedOrder.cases.ts'
import { publishedTieCases } from './suite/publishedTies.cases.ts'
import { publishingCases } from './suite/publishing.cases.ts'
import {
  owingCases,
  publishingBountyCases,
} from './suite/publishingBounties.cases.ts'
import { publishingDraftCases } from './suite/publishingDrafts.cases.ts'
import { publishingEditCases } from './suite/publishingEdits.cases.ts'
import { publishingRefusedCases } from './suite/publishingRefused.cases.ts'
import { publishingRuleCases } from './suite/publishingRules.cases.ts'
import { reportedAgainCases } from './suite/reportedAgain.cases.ts'
import { requestCases } from './suite/request.cases.ts'
import { rewardRefundCases } from './suite/rewardRefunds.cases.ts'
import { rewardSettledCases } from './suite/rewardSettled.cases.ts'
import { rewardCases } from './suite/rewards.cases.ts'
import { rpcCases } from './suite/rpc.cases.ts'
import { saidAnewCases } from './suite/saidAnew.cases.ts'
import { sessionCases } from './suite/session.cases.ts'
import { shillCases, shillFreshCases } from './suite/shill.cases.ts'
import { shillTemplateCases } from './suite/shillTemplates.cases.ts'
import { signInCases } from './suite/signIn.cases.ts'
import { spokenOfCases } from './suite/spokenOf.cases.ts'
import { surfaceCases } from './suite/surface.cases.ts'
import { swapCases } from './suite/swap.cases.ts'
import { swapStepsCases } from './suite/swapSteps.cases.ts'
import { swapAgainCases } from './suite/swapsAgain.cases.ts'
import { swapTieCases } from './suite/swapTies.cases.ts'
import { tokenCases } from './suite/token.cases.ts'
import { vaultCases } from './suite/vault.cases.ts'
import { votesCases } from './suite/votes.cases.ts'
import { votesReadCases } from './suite/votesRead.cases.ts'
import { waitingCases } from './suite/waiting.cases.ts'
import { walletCases } from './suite/wallet.cases.ts'
import { workCases } from './suite/work.cases.ts'

/**
 * What the mocks and the server must agree on: requests, answers, refusals,
 * headers. Each case says what it expects, and what else was said is compared
 * word for word. In order: the node leaves at the end.
 */
export const contractSuite: readonly ContractCase[] = [
  ...surfaceCases,
  ...analyticsCases,
  ...analyticsTableCases,
  ...marketCases,
  ...requestCases,
  ...signInCases,
  ...sessionCases,
  ...adminCases,
  ...elevationCases,
  ...administrationCases,
  ...membersCases,
  ...clubListCases,
  ...clubsCases,
  ...clubFollowCases,
  ...diagnosticsCases,
  ...draftsCases,
  ...commentsCases,
  ...proposalsCases,
  ...methodCases,
  ...exampleCases,
  ...rpcCases,
  ...paymentCases,
  ...embedCases,
  ...feesCases,
  ...shillCases,
  ...shillTemplateCases,
  ...contentCases,
  ...clubAdminCases,
  ...swapCases,
  ...swapStepsCases,
  ...booksCases,
  ...bookListCases,
  ...coinsCases,
  ...crawlMovedCases,
  ...awayCases,
  ...marketAwayCases,
  ...diagnosticsAwayCases,
  ...clubsAwayCases,
]

/**
 * Cases for a pair that has just begun: what its followers are told of, what is
 * voted on, and what is taken down while it is.
 */
export const freshSuite: readonly ContractCase[] = [
  ...shillFreshCases,
  ...inboxCases,
  ...votesCases,
  ...votesReadCases,
  ...oversightCases,
  ...moderationCases,
  ...oversightLastCases,
  ...pageCases,
  ...reportedAgainCases,
  ...crawlAgainCases,
]

/** Cases for a pair in which no day has passed: bounties are in each state. */
export const bountySuite: readonly ContractCase[] = [
  ...crawlCases,
  ...oversightBountyCases,
  ...bountiesCases,
  ...workCases,
  ...payoutCases,
  ...disputeCases,
  ...movedCases,
]

/** Cases for a pair whose contracts are called at will: holdings are spoiled. */
export const chainSuite: readonly ContractCase[] = [
  ...vaultCases,
  ...nftCases,
  ...tokenCases,
  ...contractEdgeCases,
  ...analyticsMovedCases,
  ...waitingCases,
  ...walletCases,
]

/** Cases for another such pair, with swaps that nobody had asked the club for. */
export const swapAgainSuite: readonly ContractCase[] = [
  ...vaultCases,
  ...nftCases,
  ...tokenCases,
  ...swapAgainCases,
]

/**
 * Cases for a pair in which a payer has been told of nothing but fees; at the end
 * its node leaves, before any reward was paid.
 */
export const feeNewsSuite: readonly ContractCase[] = [
  ...feeNewsCases,
  ...warningCases,
  ...payoutAwayCases,
]

/** Cases for a pair that is limited as `tightLimits` says. */
export const limitSuite: readonly ContractCase[] = limitCases

/** Cases for a pair that takes no more than `fewReads`. */
export const readLimitSuite: readonly ContractCase[] = readLimitCases

/** Cases for a pair whose fees publish what they were paid for. */
export const publishedSuite: readonly ContractCase[] = [
  ...publishingCases,
  ...publishingRefusedCases,
  ...publishingEditCases,
  ...publishingBountyCases,
  ...bountyChangeCases,
  ...publishingDraftCases,
  ...publishingRuleCases,
  ...owingCases,
]

/** Cases for a pair whose fees publish, too, of which many days pass. */
export const tieSuite: readonly ContractCase[] = [
  ...publishedTieCases,
  ...publishedOrderCases,
]

/** Cases for another such pair, of which parts are closed and bounties come due. */
export const deadlineSuite: readonly ContractCase[] = [
  ...feeFlagCases,
  ...deadlineCases,
]

/** Cases for a pair of which nobody has told anything yet, where fees publish. */
export const rewardSuite: readonly ContractCase[] = [
  ...rewardCases,
  ...rewardRefundCases,
]

/** Cases for another such pair, in which rewards are settled as days pass. */
export const settledSuite: readonly ContractCase[] = [
  ...analyticsBlockCases,
  ...rewardSettledCases,
]

/** Cases for one whose node leaves, with what fees publish. */
export const indexAwaySuite: readonly ContractCase[] = indexAwayCases

/** Cases for a pair in which nothing was paid: what is of one moment and block. */
export const momentSuite: readonly ContractCase[] = [
  ...bookTieCases,
  ...swapTieCases,
]

/**
 * Cases for a pair that tells its members what was done about what is theirs, and
 * then, as days pass, what they follow.
 */
export const toldSuite: readonly ContractCase[] = [
  ...moderatedNewsCases,
  ...bountyNewsCases,
  ...followedCases,
  ...followedChangeCases,
  ...besideCases,
]

/** Cases for another such pair: what is spoken of, looked after and waited for. */
export const keptSuite: readonly ContractCase[] = [
  ...spokenOfCases,
  ...lookedAfterCases,
  ...lookedAfterPeopleCases,
  ...saidAnewCases,
  ...besideVoteCases,
  ...clubMomentCases,
  ...awaitedCases,
]
