import { WaysIn } from './ways-in.tsx'

/** The last word, at night. */
export function Closing() {
  return (
    <section
      data-theme="dark"
      aria-labelledby="closing"
      className="bg-ground py-24 text-ink max-md:py-16"
    >
      <div className="wrap">
        <h2
          id="closing"
          className="book max-w-[12em] text-hero leading-none font-[430] tracking-[-0.022em] max-md:text-[2.75rem] max-md:leading-[1.02]"
        >
          Take a bearing before the next campaign.
        </h2>
        <WaysIn />
        <p className="cap mt-3">We read every request within 2-3 business days.</p>
      </div>
    </section>
  )
}
