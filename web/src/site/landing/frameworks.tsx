import { toolsOf } from '@sextant/contracts/catalogue'
import { ToolGlyph } from '@sextant/drawings/tool-glyph'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

/** The eleven frameworks of the Strategy agent, and one of them at full size. */
export function Frameworks() {
  return (
    <Section
      id="frameworks"
      title="Eleven frameworks, drawn the way they were meant"
      lead="All of them work in the alpha. Each is a drawing you can edit in place, with a plain table behind it, and the numbers follow when you change a line."
    >
      <ul className="mt-10 grid grid-cols-6 border-t border-l border-line max-lg:grid-cols-3 max-md:mt-8 max-md:grid-cols-2">
        {toolsOf('strategy').map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-50 flex-col justify-between gap-5 border-r border-b border-line bg-surface p-4 pt-5 font-medium max-md:min-h-42"
          >
            <ToolGlyph
              tool={id}
              className="-ml-1.5 size-26 fill-none stroke-ink-3 stroke-[0.6] max-md:size-21"
            />
            {name}
          </li>
        ))}
        <li className="cap flex min-h-50 flex-col justify-end border-r border-b border-line p-4 text-ink-2 max-md:min-h-42">
          Not sure which? Describe the decision and the Strategy agent suggests one and says why.
        </li>
      </ul>
      <figure className="mt-10">
        <Picture
          name="drawing"
          sizes="(max-width: 1328px) calc(100vw - 48px), 1280px"
          alt="A Blue Ocean deliverable: the decision on top, below it a strategy canvas with the curves of the shop and two rivals, and above each factor whether to raise or reduce it."
        />
        <figcaption className="cap mt-3">
          A strategy canvas as the product draws it: solid points are the target, hollow ones today.
          It was drafted at once, so most levels are marked as assumptions to check.
        </figcaption>
      </figure>
    </Section>
  )
}
