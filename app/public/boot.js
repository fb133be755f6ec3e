// Before the app: the saved theme, and what is pressed meanwhile, kept for it.
;(() => {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem('club.theme')
    const density = localStorage.getItem('club.density')
    if (/^(light|dark|contrast)$/.test(theme)) dataset.theme = theme
    else if (matchMedia('(prefers-contrast: more)').matches)
      dataset.theme = 'contrast'
    if (/^com(pact|fortable)$/.test(density)) dataset.density = density
  } catch {
    // Storage is blocked.
  }
  const kept = { shell: new Set(), screen: new Set() }
  const keep = (event) => {
    const button = event.target.closest?.('#root button')
    const part = kept[button?.closest('main') ? 'screen' : 'shell']
    if (!button || !part) return
    event.preventDefault()
    event.stopPropagation()
    part.add(button)
  }
  addEventListener('click', keep, true)
  window.clubTakes = (part) => {
    const pressed = kept[part]
    delete kept[part]
    if (!kept.shell && !kept.screen) removeEventListener('click', keep, true)
    for (const button of pressed ?? []) button.click()
  }
  // The app may have been quicker.
  for (const part of window.clubTaken ?? []) window.clubTakes(part)
})()
