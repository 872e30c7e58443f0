import type { Page } from 'playwright-core'

/** What can be operated on the page and comes next by Tab: marked, so that each can be recognised when it has the focus. Passing notices are left out. */
const markTabStops = (): { stop: string; name: string }[] => {
  const wanted =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]'
  const isOpen = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert], [aria-hidden="true"], [data-sonner-toaster]') &&
    element.tabIndex >= 0 &&
    !(element as HTMLButtonElement).disabled &&
    !element.closest('fieldset')?.disabled &&
    (element as HTMLInputElement).type !== 'hidden'
  // Radio buttons of a group are one stop: the chosen one, or the first.
  const isStop = (element: HTMLElement): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${element.name}"]`),
    ]
    return group.find(radio => radio.checked) ? element.checked : group[0] === element
  }
  // A group that hands the focus on to one of its own is no stop itself.
  const handsOn = (element: HTMLElement): boolean =>
    /^(radiogroup|tablist|toolbar|group)$/.test(element.getAttribute('role') ?? '') &&
    element.querySelector('[tabindex]') !== null
  return [...document.querySelectorAll<HTMLElement>(wanted)]
    .filter(element => isOpen(element) && isStop(element) && !handsOn(element))
    .map((element, index) => {
      element.dataset.tabStop = String(index)
      return {
        stop: String(index),
        name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      }
    })
}

type Found = { stop: string | null; name: string; visible: boolean }
/** A page in which the way of the focus is written down. */
type Watched = typeof globalThis & { focusWay?: Found[] }

/** From here on the page writes down where the focus comes, and whether one can see it there. */
const watchFocus = (): void => {
  const page = globalThis as Watched
  const shows = (one: Element | null): boolean => {
    if (!one) return false
    const style = getComputedStyle(one)
    return (
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      style.boxShadow !== 'none'
    )
  }
  // A field may light up its frame, a hidden radio its card.
  // Parts of a date are lit by the browser itself.
  const isVisible = (element: HTMLElement): boolean =>
    element.getAttribute('type') === 'date' ||
    shows(element) ||
    shows(element.parentElement) ||
    shows(element.closest('label')) ||
    shows(element.nextElementSibling)
  const came = ({ target }: Event): void => {
    const element = target as HTMLElement
    page.focusWay!.push({
      stop: element.dataset.tabStop ?? null,
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      visible: isVisible(element),
    })
  }
  if (!page.focusWay) document.addEventListener('focusin', came)
  page.focusWay = []
}

/** Marks of an earlier walk are taken away, and the next Tab begins at the top of the page. */
const beginAtTop = (): void => {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-tab-stop]'))
    delete marked.dataset.tabStop
  const { body } = document
  body.tabIndex = -1
  body.focus()
  body.blur()
  body.removeAttribute('tabindex')
}

/** Goes through the page by Tab alone. Answers what cannot be reached and where the focus cannot be seen. */
export async function keyboardFindings(page: Page): Promise<string[]> {
  await page.evaluate(beginAtTop)
  const stops = await page.evaluate(markTabStops)
  await page.evaluate(watchFocus)
  const pressTab = async (times: number): Promise<Found[]> => {
    await Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    return (await page.evaluate(() => (globalThis as Watched).focusWay)) ?? []
  }
  const missing = (way: readonly Found[]) => {
    const reached = new Set(way.map(({ stop }) => stop))
    return stops.filter(({ stop }) => !reached.has(stop))
  }
  let way = await pressTab(stops.length)
  // Parts of a date are stops of their own, and the browser has some.
  if (missing(way).length > 0) way = await pressTab(15)
  const unseen = way.filter(({ stop, visible }) => stop !== null && !visible)
  return [
    ...missing(way).map(({ name }) => `not reached by Tab: ${name}`),
    ...new Set(unseen.map(({ name }) => `no visible focus on ${name}`)),
  ]
}
