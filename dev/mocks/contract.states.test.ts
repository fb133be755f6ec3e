import { bountySuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

describePair('with bounties of all states', wide, bountySuite)
