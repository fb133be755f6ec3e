import { publishedSuite, rewardSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

// Without a stand-in: what is paid for is published.
describePair('with what fees publish', wide, publishedSuite, {})
describePair('with rewards that are paid', wide, rewardSuite, {})
