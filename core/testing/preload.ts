/**
 * Loads what the machines load late (checksum, schemas, wallet, login), so that
 * a test with a fake clock finds it there at once.
 */
export async function preload(): Promise<void> {
  await Promise.all([
    import('../rules/chain/checksum.ts'),
    import('../contract/shell.ts'),
    import('../session/session.tabs.ts'),
    import('../system/system.signing.ts'),
    import('../system/system.payments.ts'),
    import('../system/system.proposing.ts'),
    import('../system/system.revising.ts'),
    import('../system/system.casting.ts'),
    import('../system/system.rewarding.ts'),
    import('../system/system.swapping.ts'),
    import('../system/system.administering.ts'),
  ])
}
