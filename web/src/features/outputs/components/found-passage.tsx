import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { Fragment } from 'react'

/** Where the words that are looked for stand in an output, marked. */
export const FoundPassage = ({
  pieces,
  className,
}: {
  pieces: NonNullable<LibraryRow['passage']>
  className: string
}) => (
  <p className={className}>
    {pieces.map(({ text, found }, index) =>
      found ? (
        <mark key={index} className="rounded-sm bg-act-soft text-ink">
          {text}
        </mark>
      ) : (
        <Fragment key={index}>{text}</Fragment>
      ),
    )}
  </p>
)
