/** Pictures follow the system's theme by themselves; one that was chosen in the application overrules it. */
export function followChosenTheme() {
  const { theme } = document.documentElement.dataset
  if (theme !== 'light' && theme !== 'dark') return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = theme === 'dark' ? (source.dataset.dark ?? 'all') : 'not all'
}
