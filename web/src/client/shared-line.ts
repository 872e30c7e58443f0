type SharedLine = {
  /** Windows of one browser that use the same name share one line. */
  name: string
  /** Keeps the line open until the signal aborts, and calls `tell` for whatever comes on it. */
  follow: (tell: () => void) => Promise<void>
  /** Something came, on this window's line or on another's; or it may have come while the line changed hands. */
  onNews: () => void
  signal: AbortSignal
}

/**
 * Shares one open line among the windows of a browser: over HTTP/1.1 a browser opens six in all, and a seventh window would wait for ever.
 * One window holds it and tells the others; when it goes, the next takes over. Where a browser has no locks (a plain address in a network),
 * each window has its own.
 */
export async function shareLine({ name, follow, onNews, signal }: SharedLine): Promise<void> {
  const others = new BroadcastChannel(name)
  others.addEventListener('message', onNews)
  signal.addEventListener('abort', () => others.close(), { once: true })
  const tell = (): void => {
    if (signal.aborted) return
    onNews()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    others.postMessage('news')
  }
  const hold = async (): Promise<true> => {
    if (!signal.aborted) await follow(tell)
    return true
  }
  if (!navigator.locks) return void (await hold())
  const held = await navigator.locks.request(name, { ifAvailable: true }, lock => lock && hold())
  if (held || signal.aborted) return
  await navigator.locks
    .request(name, { signal }, () => {
      tell()
      return hold()
    })
    .catch(unlessAborted(signal))
}

/** A window that leaves while it waits for the line has lost nothing. */
const unlessAborted =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (!signal.aborted) throw error
  }
