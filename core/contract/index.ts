export * from './appRoutes.ts'
export * from './codes.ts'
export * from './routes.ts'
export * from './schemas.ts'
