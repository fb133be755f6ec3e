/** The browser that tests drive: `CHROMIUM_PATH`, or the first that is installed. */
export function chromiumPath(): string
