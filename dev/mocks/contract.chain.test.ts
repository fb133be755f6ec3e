import { chainSuite, feeNewsSuite, swapAgainSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('with contracts that anyone calls', wide, chainSuite)
describePair('with swaps nobody asked for', wide, swapAgainSuite)
describePair('with news of fees alone', wide, feeNewsSuite)
