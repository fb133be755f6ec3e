// Runs before the first paint: the saved theme, or a flash of the wrong one.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('club.theme')
    const density = localStorage.getItem('club.density')
    if (theme === 'light' || theme === 'dark' || theme === 'contrast')
      root.dataset.theme = theme
    else if (matchMedia('(prefers-contrast: more)').matches)
      root.dataset.theme = 'contrast'
    if (density === 'compact') root.dataset.density = density
  } catch {
    // Storage is blocked: the default stands.
  }
})()
