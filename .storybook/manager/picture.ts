/** Chromium's own: the tab that asks is offered first. */
interface AskedForTab extends DisplayMediaStreamOptions {
  preferCurrentTab: boolean
}

/**
 * One frame of what the reader chooses to show; the browser asks for it. A page
 * cannot draw itself: what it copies of its own is not what was seen.
 *
 * @throws where the reader declines.
 */
export async function takePicture(): Promise<Blob> {
  const options: AskedForTab = { video: true, preferCurrentTab: true }
  const stream = await navigator.mediaDevices.getDisplayMedia(options)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('empty')),
      ),
    )
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
