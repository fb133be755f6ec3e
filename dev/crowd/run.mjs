/**
 * Two crowds. `questions`: one source that asks the dearest there are. `streams`:
 * two thousand pages that only listen. Their options are in their files.
 *
 * `npm run crowd -- [questions|streams] [options]`
 */
const [, , part] = process.argv
await import(part === 'streams' ? './streams/run.mjs' : './questions.mjs')
