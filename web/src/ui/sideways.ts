/** Less than this many px out of sight is rounding, not a column. */
const ROUNDING_PX = 2

function tellMore(box: HTMLElement): void {
  const before = Math.abs(box.scrollLeft)
  const after = box.scrollWidth - box.clientWidth - before
  box.toggleAttribute('data-more-before', before > ROUNDING_PX)
  box.toggleAttribute('data-more-after', after > ROUNDING_PX)
}

/**
 * The ref of a box that scrolls sideways: an edge behind which there is more fades (app.css), for a phone shows no bar that would tell.
 * What stands in it is watched too, since a table grows with its rows.
 */
export function sideways(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const tell = (): void => tellMore(box)
  const observer = new ResizeObserver(tell)
  for (const element of [box, ...box.children]) observer.observe(element)
  box.addEventListener('scroll', tell, { passive: true })
  return () => {
    observer.disconnect()
    box.removeEventListener('scroll', tell)
  }
}
