import { chainSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('with contracts that anyone calls', wide, chainSuite)
