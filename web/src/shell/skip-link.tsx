/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-act font-medium text-on-act no-underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-3.5 focus:py-2.5"
    >
      Skip to content
    </a>
  )
}
