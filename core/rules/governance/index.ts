export * from './hosts.ts'
export * from './links.ts'
