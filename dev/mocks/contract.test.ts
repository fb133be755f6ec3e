import { contractSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('as in the product', wide, contractSuite)
