export * from './canonical.ts'
export * from './chain.ts'
