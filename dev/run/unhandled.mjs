import { writeFileSync } from 'node:fs'

/** Vitest's JSON report leaves out the errors that no test caught: a file tells. */
export default class {
  onTestRunEnd(_, unhandledErrors) {
    const file = process.env.CLUB_UNHANDLED
    if (file && unhandledErrors.length > 0)
      writeFileSync(file, `${unhandledErrors.length}\n`)
  }
}
