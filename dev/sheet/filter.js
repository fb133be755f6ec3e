// Hides what does not have every word of the filter; the address keeps the words.
const input = document.getElementById('filter')
const output = document.querySelector('output')
const figures = [...document.querySelectorAll('figure')]
const groups = [
  ...document.querySelectorAll('article'),
  ...document.querySelectorAll('main > section:not(.missing)'),
]

function show() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const figure of figures)
    figure.hidden = !words.every((word) => figure.dataset.text.includes(word))
  for (const group of groups)
    group.hidden = !group.querySelector('figure:not([hidden])')
  const left = figures.filter((figure) => !figure.hidden).length
  output.textContent =
    words.length > 0 ? `${left} of ${figures.length} pictures` : ''
}

function keep() {
  const url = new URL(location.href)
  if (input.value) url.searchParams.set('q', input.value)
  else url.searchParams.delete('q')
  history.replaceState(null, '', url)
}

input.value = new URL(location.href).searchParams.get('q') ?? ''
input.addEventListener('input', () => {
  show()
  keep()
})
input.form.addEventListener('submit', (event) => event.preventDefault())
// Paper shows what nobody has scrolled to.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.loading = 'eager'
})
show()
