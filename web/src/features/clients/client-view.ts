const KEY = 'clients_view'
export type ClientView = 'table' | 'cards'

/** How the list of clients was shown last in this browser. */
export function readClientView(): ClientView {
  try {
    return localStorage.getItem(KEY) === 'cards' ? 'cards' : 'table'
  } catch {
    return 'table'
  }
}

export function keepClientView(view: ClientView) {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
