import { PART_WORDS } from '@sextant/contracts/document-kinds'
import type { FoundPassage } from '@sextant/contracts/documents/rows'
import { Link } from 'react-router'

type FoundPassagesProps = {
  passages: readonly FoundPassage[]
  hrefOf: (passage: FoundPassage) => string
  /** Named where documents of several clients stand together. */
  withClient: boolean
}

/** Passages that were found, best first; each leads to its page, where it is marked. */
export const FoundPassages = ({ passages, hrefOf, withClient }: FoundPassagesProps) => (
  <ol aria-label="Passages" className="border-t border-line-strong">
    {passages.map(passage => (
      <li
        key={`${passage.document_id} ${passage.page} ${passage.starts}`}
        className="relative border-b border-line py-3.5 hover:bg-act-soft"
      >
        <Link
          to={hrefOf(passage)}
          className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {passage.name}, {PART_WORDS[passage.kind]} {passage.page}
        </Link>
        {aboutOf(passage, withClient) && (
          <p className="cap wrap-anywhere">{aboutOf(passage, withClient)}</p>
        )}
        <p className="book mt-1 max-w-[46em] whitespace-pre-line wrap-anywhere">
          {passage.pieces.map(({ text, found }, index) =>
            found ? (
              <mark key={index} className="bg-act-soft text-inherit">
                {text}
              </mark>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
      </li>
    ))}
  </ol>
)

const aboutOf = ({ heading, client_name }: FoundPassage, withClient: boolean): string =>
  [withClient && (client_name ?? 'Your own organization'), heading && `under “${heading}”`]
    .filter(Boolean)
    .join(' · ')
