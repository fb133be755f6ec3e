/**
 * Loads what the machines load late (the checksum, the schemas), so that a test
 * with a fake clock finds it there at once.
 */
export async function preload(): Promise<void> {
  await Promise.all([
    import('../checksum.ts'),
    import('../http/check.ts'),
    import('../session/session.tabs.ts'),
  ])
}
