/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-act px-3.5 py-2.5 font-medium text-on-act no-underline focus:translate-y-0">
      Skip to content
    </a>
  )
}
