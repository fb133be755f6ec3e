/** A picture as a file, where the device would share one. */
async function pictureOf(path: string): Promise<File[]> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return []
    const file = new File([await answer.blob()], 'card.png', {
      type: 'image/png',
    })
    return navigator.canShare?.({ files: [file] }) ? [file] : []
  } catch {
    // Without its picture it is still a post.
    return []
  }
}

/**
 * Shares a post by the device's own way, with its picture where that is taken.
 *
 * @returns whether it was: who is asked may take it back.
 */
export async function sharePost(
  text: string,
  { url, picture }: { url: string | undefined; picture: string },
): Promise<boolean> {
  const files = await pictureOf(picture)
  try {
    await navigator.share({
      text,
      ...(url && { url }),
      ...(files.length > 0 && { files }),
    })
    return true
  } catch {
    return false
  }
}
