/** Which tab a key leads to, from the one that has the focus. */
const WAYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  ' ': at => at,
}

/**
 * Turns a row of links to sections into tabs: one panel at a time, arrow keys, Home and End. Without this script the links
 * jump and every section shows.
 */
export function switchTabs(list: HTMLElement) {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const panels = tabs.map(tab => document.getElementById(tab.hash.slice(1)))
  const choose = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
      panels[index]?.toggleAttribute('hidden', index !== chosen)
    }
  }
  list.role = 'tablist'
  for (const [index, tab] of tabs.entries()) {
    tab.role = 'tab'
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    const panel = panels[index]
    if (panel) {
      panel.role = 'tabpanel'
      panel.tabIndex = 0
      panel.setAttribute('aria-labelledby', tab.id)
      panel.dataset.ready = ''
    }
    tab.addEventListener('click', event => {
      event.preventDefault()
      choose(index)
    })
  }
  list.addEventListener('keydown', event => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    if (at < 0) return
    const to = WAYS[event.key]?.(at, tabs.length) ?? -1
    if (to < 0) return
    event.preventDefault()
    choose(to)
    tabs[to]?.focus()
  })
  const asked = tabs.findIndex(tab => tab.hash === window.location.hash)
  choose(Math.max(asked, 0))
}
