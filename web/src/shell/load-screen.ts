const RETRY_AFTER_MS = 1500
const FLAG = 'screen_reloaded'

type Surroundings = {
  wait: (ms: number) => Promise<void>
  /** Survives a reload, not the tab. */
  session: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

const browser = (): Surroundings => ({
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  session: window.sessionStorage,
  reload: () => window.location.reload(),
})

/**
 * Loads a lazy screen. A failure is retried once after 1.5 s (a dropped connection); a second one reloads the page, once a session
 * (a new release took the file away); after that the failure is the caller's to show.
 */
export async function loadScreen<Module>(
  load: () => Promise<Module>,
  surroundings: Surroundings = browser(),
): Promise<Module> {
  try {
    return await load()
  } catch {
    await surroundings.wait(RETRY_AFTER_MS)
  }
  try {
    return await load()
  } catch (error) {
    if (surroundings.session.getItem(FLAG)) throw error
    surroundings.session.setItem(FLAG, '1')
    surroundings.reload()
    // The page is going away; showing anything until then would only flicker.
    return new Promise(() => {})
  }
}
