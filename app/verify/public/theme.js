// Before the page: the theme that was chosen for the club.
try {
  const theme = localStorage.getItem('club.theme')
  const { dataset } = document.documentElement
  if (/^(light|dark|contrast)$/.test(theme)) dataset.theme = theme
  else if (matchMedia('(prefers-contrast: more)').matches)
    dataset.theme = 'contrast'
} catch {
  // Storage is blocked.
}
