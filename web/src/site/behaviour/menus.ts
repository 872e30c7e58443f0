/** A menu that is open closes on Escape, giving the focus back, and on a press elsewhere. */
export function closeMenus() {
  const open = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]')
  document.addEventListener('keydown', event => {
    const menu = event.key === 'Escape' ? open() : null
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', event => {
    const menu = open()
    if (menu && !menu.contains(event.target as Node)) menu.open = false
  })
}
