interface PlaywrightReport {
  errors: { message: string }[]
  suites: unknown[]
}

export function playwrightFailures(
  report: PlaywrightReport,
  command: string,
): string[]
export function onlyFailed(report: PlaywrightReport): string[]
