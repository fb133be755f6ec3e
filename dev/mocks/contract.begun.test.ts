import { freshSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('just begun', wide, freshSuite)
