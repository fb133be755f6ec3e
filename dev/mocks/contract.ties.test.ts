import { deadlineSuite, tieSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

// Without a stand-in: what is paid for is published.
describePair('as days pass', wide, tieSuite, {})
describePair('as bounties come due', wide, deadlineSuite, {})
