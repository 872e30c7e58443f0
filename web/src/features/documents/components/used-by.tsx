import { agentById } from '@sextant/contracts/catalogue'
import type { DocumentUse } from '@sextant/contracts/documents/rows'
import { Link } from 'react-router'

type UsedByProps = { uses: readonly DocumentUse[]; hrefOf: (id: string) => string }

const pagesWords = (pages: readonly number[]): string =>
  pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`

/** The deliverables that rest on a document. */
export function UsedBy({ uses, hrefOf }: UsedByProps) {
  return (
    <section aria-labelledby="used-by" className="grid content-start">
      <h2 id="used-by" className="border-b border-line-strong pb-2 font-semibold">
        Used by{' '}
        <span className="cap font-normal">
          {uses.length === 1 ? '1 output' : `${uses.length} outputs`}
        </span>
      </h2>
      {uses.length === 0 && (
        <p className="cap py-3">
          No deliverable rests on it yet. Once a fact that was read here is confirmed, agents use
          and cite it.
        </p>
      )}
      <ul>
        {uses.map(({ id, title, agent_type, pages }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p className="cap">{agentById(agent_type).name}</p>
            <Link to={hrefOf(id)} className="wrap-anywhere">
              {title}
            </Link>
            <p className="cap">{pagesWords(pages)}</p>
          </li>
        ))}
      </ul>
      {uses.length > 0 && (
        <p className="cap pt-2">Replacing the file marks them for review and shows what changed.</p>
      )}
    </section>
  )
}
