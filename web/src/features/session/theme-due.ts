// Across the reload or the second factor that may lie between signing in and knowing the person.
const KEY = 'theme_due'

/** The person has just signed in: their own theme is to be put on, once. Afterwards this browser's choice stands. */
export const noteThemeDue = () => sessionStorage.setItem(KEY, '1')
/** Whether a theme is to be put on; true once. */
export function takeThemeDue(): boolean {
  const due = sessionStorage.getItem(KEY) !== null
  if (due) sessionStorage.removeItem(KEY)
  return due
}
