import { keptSuite, toldSuite } from './contract.suite.ts'
import { describePair, wide } from './suite/pair.ts'

// Without a stand-in: what is paid for is published, and followed.
describePair('what members are told', wide, toldSuite, {})
describePair('what is kept of them', wide, keptSuite, {})
