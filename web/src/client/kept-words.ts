import { KEPT } from './forget.ts'

const PREFIX = `${KEPT}words:`

/** What somebody wrote and has not sent, under a name of its own; it survives a reload, not the tab. */
export function readKeptWords(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

export function keepWords(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text)
    else sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is blocked or full; the words still stand in the field.
  }
}
