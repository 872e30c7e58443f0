/**
 * Keeps a line to the server open while somebody looks: a browser allows few lines at a time, and a hidden tab hangs up. `begin` opens it
 * until its signal aborts; `again` once it was hung up before. Answers how to end it for good.
 */
export function whileLookedAt(begin: (signal: AbortSignal, again: boolean) => void): () => void {
  let line: AbortController | null = null
  const open = (again: boolean) => {
    line = new AbortController()
    begin(line.signal, again)
  }
  const hangUp = () => {
    line?.abort()
    line = null
  }
  const look = () => {
    if (document.visibilityState === 'hidden') hangUp()
    else if (!line) open(true)
  }
  const online = () => {
    hangUp()
    look()
  }
  if (document.visibilityState !== 'hidden') open(false)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', online)
    hangUp()
  }
}
