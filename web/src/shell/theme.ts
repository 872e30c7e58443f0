const KEY = 'theme'
type Theme = 'light' | 'dark' | 'system'

/** Dresses the page and keeps the choice in this browser: public/theme.js applies it before the first paint. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}
