import { limitSuite, readLimitSuite } from './contract.suite.ts'
import { fewReads, tightLimits } from './suite/limits.cases.ts'
import { describePair, type PairLimits, wide } from './suite/pair.ts'

const tight: PairLimits = {
  mocks: tightLimits,
  server: {
    LIMIT_NONCE: String(tightLimits.nonce),
    LIMIT_VERIFY: String(tightLimits.verify),
    LIMIT_WRITE: String(tightLimits.write),
    LIMIT_DRAFT: String(tightLimits.draft),
    LIMIT_COMMENT: String(tightLimits.comment),
    LIMIT_NONCES_PER_BROWSER: String(tightLimits.noncesPerBrowser),
    LIMIT_NONCES_PER_SOURCE: String(tightLimits.noncesPerSource),
  },
}
const few: PairLimits = {
  mocks: { ...wide.mocks, read: fewReads },
  server: { LIMIT_READ: String(fewReads) },
}

describePair('with few requests', few, readLimitSuite)
describePair('with tight limits', tight, limitSuite)
