import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { fileWords } from '../words.ts'

type VersionListProps = {
  document: DocumentDetail
  shown: number
  show: (version: number) => void
}

/** The files a document has had; each can be looked at. */
export function VersionList({ document, shown, show }: VersionListProps) {
  if (document.versions.length < 2) return null
  return (
    <section aria-labelledby="versions" className="grid content-start">
      <h2 id="versions" className="border-b border-line-strong pb-2 font-semibold">
        Versions
      </h2>
      <ol>
        {document.versions.map(one => (
          <li key={one.version} className="flex items-center gap-3 border-b border-line py-2.5">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                Version {one.version}: {one.file_name}
              </p>
              <p className="cap">
                {fileWords(one)} · {one.added_by_name ?? 'somebody who has left'},{' '}
                <TimeSince at={one.created_at} />
              </p>
            </div>
            {one.version === shown ? (
              <span className="cap">shown</span>
            ) : (
              <Button size="sm" onClick={() => show(one.version)}>
                Look at it
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
