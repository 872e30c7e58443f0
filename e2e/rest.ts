import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Requests of a window that are under way, with the moment they began; streams stop counting once they are open. */
const traffic = new WeakMap<BrowserContext, Map<Request, number>>()
/** Milliseconds after which a request counts no more: a browser does not tell the end of some that it gave up, such as a page's icon. */
const FORGOTTEN_MS = 15_000

/** Counts what the pages of a window ask for; before the first of them is opened. */
export function countTraffic(context: BrowserContext): void {
  const underWay = new Map<Request, number>()
  traffic.set(context, underWay)
  context.on('request', request => underWay.set(request, Date.now()))
  context.on('requestfinished', request => underWay.delete(request))
  context.on('requestfailed', request => underWay.delete(request))
  context.on('response', response => {
    if (response.headers()['content-type']?.startsWith('text/event-stream'))
      underWay.delete(response.request())
  })
}

/** Resolves after some frames in a row in which nothing was put in, taken out or moved: parts of a page come on their own. */
const untilStill = (): Promise<void> =>
  new Promise(resolve => {
    const wanted = 6
    let still = 0
    const observer = new MutationObserver(() => {
      still = 0
    })
    observer.observe(document, { childList: true, subtree: true })
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          one =>
            one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity,
        )
    const end = (): void => {
      clearTimeout(latest)
      observer.disconnect()
      resolve()
    }
    // Something that never rests, or a browser that draws no more frames, is told by the checks, not by waiting.
    const latest = setTimeout(end, 5_000)
    const frame = (): void => {
      still = moves() ? 0 : still + 1
      if (still < wanted) requestAnimationFrame(frame)
      else end()
    }
    requestAnimationFrame(frame)
  })

/** Resolves once a page has all it asked for and shows it: nothing is under way to it and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  const underWay = traffic.get(page.context())!
  const addresses = (): string[] => {
    const since = Date.now() - FORGOTTEN_MS
    return [...underWay].filter(([, begun]) => begun > since).map(([request]) => request.url())
  }
  const arrived = () => expect.poll(addresses, { interval: 20 }).toEqual([])
  await arrived()
  await page.evaluate(untilStill)
  while (addresses().length > 0) {
    await arrived()
    await page.evaluate(untilStill)
  }
}
