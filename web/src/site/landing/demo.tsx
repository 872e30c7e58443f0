import { PlayIcon } from 'lucide-react'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

const session = (
  <Picture
    name="session"
    sizes="(max-width: 1328px) calc(100vw - 48px), 1280px"
    alt="A session with the Strategy agent: its questions, the answers, what it learned from them, and the SWOT it drafted, with numbered sources and assumptions marked."
  />
)

/** The demo video where the operator has one: a picture and a link until it is asked for. Without one, the picture speaks. */
export function Demo() {
  return (
    <Section
      id="demo"
      title="Seven questions in, a decision out."
      lead="One question at a time, in your trade’s words. “I don’t know” is an answer. The document grows beside the conversation, and every line of it can be edited in place."
    >
      <figure className="mt-10 max-md:mt-8">
        {'{{#video}}'}
        <a
          href="{{video_url}}"
          data-video="Demo video"
          className="group relative block no-underline"
        >
          {session}
          <span className="absolute top-1/2 left-1/2 inline-flex h-12 -translate-1/2 items-center gap-2.5 rounded-md bg-act px-5 font-medium whitespace-nowrap text-on-act group-hover:bg-act-hover">
            <PlayIcon aria-hidden className="size-4" />
            Play the demo video
          </span>
        </a>
        <figcaption className="cap mt-3">
          The video comes from another site. Nothing is loaded from there until you press play.
        </figcaption>
        {'{{/video}}{{^video}}'}
        {session}
        <figcaption className="cap mt-3">
          A session with the Strategy agent, as it runs today. The bike shop is the one in the demo
          account.
        </figcaption>
        {'{{/video}}'}
      </figure>
    </Section>
  )
}
