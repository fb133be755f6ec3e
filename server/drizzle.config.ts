import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./db/schema.ts', './*/tables.ts', './api/*/tables.ts'],
  out: './db/migrations',
})
