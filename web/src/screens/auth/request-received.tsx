import { useEffect, useRef } from 'react'
import narrowDark from '@/site/pictures/drawing-narrow-dark-780.webp'
import narrowLight from '@/site/pictures/drawing-narrow-light-780.webp'
import wideDark from '@/site/pictures/drawing-wide-dark-1280.webp'
import wideLight from '@/site/pictures/drawing-wide-light-1280.webp'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { Steps } from './steps.tsx'

/** What follows once a request is here, and something to look at until then. */
export function RequestReceived({ email }: { email: string }) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It takes the place of a longer page, whose end was on screen: this one is read from its beginning.
    window.scrollTo(0, 0)
    heading.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={heading} className="contents">
      <NarrowPage wide title="Request Received!" lead="Thank you. This is what follows:">
        <Steps>
          <>We read every request within 2-3 business days.</>
          <>
            If yours is approved, a mail to{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{email}</strong> brings you the
            link to sign up. What you told us here is not asked again.
          </>
          <>You choose a password, and five minutes later an agent asks you its first question.</>
        </Steps>
        <figure className="grid gap-2">
          <picture>
            <source
              media="(max-width: 35rem) and (prefers-color-scheme: dark)"
              srcSet={narrowDark}
            />
            <source media="(max-width: 35rem)" srcSet={narrowLight} />
            <source media="(prefers-color-scheme: dark)" srcSet={wideDark} />
            <img
              src={wideLight}
              width={960}
              height={653}
              alt="A deliverable of the Strategy agent: a framework drawn from the answers of a bike shop, each statement with its source."
              className="block h-auto w-full border border-line bg-surface"
            />
          </picture>
          <figcaption className="cap">
            What you will hold in your hands: a deliverable from the demo account, every line with
            its source.
          </figcaption>
        </figure>
        <div className="flex flex-wrap gap-2.5">
          <a href="/" className={buttonStyle()}>
            Back to the start page
          </a>
        </div>
      </NarrowPage>
    </div>
  )
}
