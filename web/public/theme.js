// Runs before the first paint. An external file because the policy forbids inline scripts.
const page = document.documentElement
// Scripts run: what folds and switches may start folded.
page.dataset.scripts = ''
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  // Somebody may be signed in: the landing page waits out of sight until that is known.
  if (location.pathname === '/' && localStorage.getItem('auth_token')) page.dataset.leaving = ''
} catch {
  // Storage is blocked: the system's theme stands.
}
