export { asciiJson } from './asciiJson.ts'
export {
  type Bundle,
  BundleShape,
  type BundleVersion,
  bundleFormat,
} from './bundle.ts'
export { createVoteDigest } from './digest.ts'
export { type BundleRead, readBundle, readKeys } from './readBundle.ts'
export type {
  HeldToMemory,
  KeptStanding,
  Memory,
} from './remembered.ts'
export {
  type AuditCheck,
  type AuditCode,
  type AuditReport,
  type AuditVerdict,
  auditCodes,
  type Counted,
  type Finding,
  findingCodes,
  openCodes,
  type ReceiptStanding,
} from './report.ts'
export { audit, auditHere, auditWith, type RecoverMany } from './run.ts'
export { ReceiptShape } from './shapes.ts'
export {
  isCanonical,
  type Recover,
  recoverHere,
  type SignedDigest,
} from './signature.ts'
export { type BundleFrame, factsHash } from './stand.ts'
export { type BundleText, readText, type TextLines } from './textLines.ts'
export {
  type AuditProgress,
  type AuditStep,
  type AuditTerms,
  auditInSteps,
  type Signers,
} from './verify.ts'
