import type { ReactNode } from 'react'

export type Chapter = { title: string; paragraphs: readonly ReactNode[] }

/** A page of law in plain language: one reading column with a list of its chapters beside it. */
export function LegalPage({
  title,
  lead,
  date,
  chapters,
}: {
  title: string
  lead: ReactNode
  date: string
  chapters: readonly Chapter[]
}) {
  const idOf = (chapter: Chapter) => chapter.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <div className="wrap grid grid-cols-[220px_minmax(0,640px)] gap-x-18 pt-14 pb-24 max-lg:grid-cols-[minmax(0,640px)] max-lg:justify-center max-md:pt-8">
      <nav
        aria-label="On this page"
        className="sticky top-22 self-start text-caption max-lg:hidden"
      >
        {chapters.map(chapter => (
          <a
            key={chapter.title}
            href={`#${idOf(chapter)}`}
            className="block border-l border-line py-1.5 pl-3 text-ink-2 no-underline hover:text-ink"
          >
            {chapter.title}
          </a>
        ))}
      </nav>
      <article>
        <h1
          tabIndex={-1}
          className="book text-display leading-[1.1] font-[450] tracking-[-0.015em]"
        >
          {title}
        </h1>
        <p className="cap mt-3">
          In force since <time dateTime={date}>{sayDate(date)}</time>. Plain language on purpose. A
          draft for the alpha: a lawyer has yet to review it, and will before the public launch.
        </p>
        <p className="book mt-6 text-read">{lead}</p>
        {chapters.map(chapter => (
          <section key={chapter.title} aria-labelledby={idOf(chapter)}>
            <h2
              id={idOf(chapter)}
              className="book mt-11 scroll-mt-20 border-t border-ink pt-3 text-read font-[560]"
            >
              {chapter.title}
            </h2>
            {chapter.paragraphs.map((paragraph, index) => (
              <p key={index} className="book mt-3 text-read">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

const sayDate = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The address that answers, as a link. */
export const Contact = () => (
  <a href="mailto:{{contact}}" className="link wrap-anywhere">
    {'{{contact}}'}
  </a>
)
