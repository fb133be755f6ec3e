/** Stories share a browser, and with it what the product writes down there. */
export function forgetStories() {
  // Whether results are hidden stands on the root, as it is written down.
  delete document.documentElement.dataset.results
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('club.')) storage.removeItem(key)
}
