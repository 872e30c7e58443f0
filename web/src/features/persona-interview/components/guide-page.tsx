import { saveText } from '@/client/save-text.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { type Guide, guideMarkdown, HOW_TO_ASK, partsOf } from '../guide.ts'
import { fileName } from '../transcript.ts'

/** A guide for a talk with a real customer, to be printed or taken along. */
export function GuidePage({ title, guide }: { title: string; guide: Guide }) {
  const download = () =>
    saveText(`interview-guide-${fileName(title)}.md`, guideMarkdown(title, guide), 'text/markdown')
  return (
    <article aria-label="Interview guide" className="grid max-w-[46em] gap-7">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" onClick={() => window.print()}>
          Print
        </Button>
        <Button size="sm" onClick={download}>
          Download as Markdown
        </Button>
      </div>
      <section aria-labelledby="how">
        <h2 id="how" className="mb-2 font-semibold">
          How to ask
        </h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          {HOW_TO_ASK.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {partsOf(guide.topics).map(({ heading, part }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="border-b border-ink pb-2 font-semibold">{heading}</h2>
          <ol>
            {part.map(({ topic, name, asks, decides }) => (
              <li
                key={topic}
                className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[180px_minmax(0,1fr)]"
              >
                <h3 className="font-medium">
                  {name}
                  <span className="cap block font-normal">Decides: {lower(decides)}</span>
                </h3>
                <ul className="book grid gap-1 text-read">
                  {asks.map(ask => (
                    <li key={ask}>{ask}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
