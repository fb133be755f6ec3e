/** Builds the command line verifier, `narwhal-verify.mjs`, into a folder. */
export function buildCommand(folder: string): Promise<unknown>
