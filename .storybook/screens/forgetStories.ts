/** Stories share a browser, and with it what the product writes down there. */
export function forgetStories() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('club.')) storage.removeItem(key)
}
