import { indexAwaySuite, momentSuite, settledSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('of one moment, and of one block', wide, momentSuite)
describePair('with rewards that are settled', wide, settledSuite, {})
describePair('as the node leaves', wide, indexAwaySuite, {})
