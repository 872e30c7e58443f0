import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'
import type { UploadOfFile } from '../upload-of-file.ts'
import type { useUploads } from '../use-uploads.ts'
import { sizeWords } from '../words.ts'

type UploadListProps = {
  uploads: ReturnType<typeof useUploads>
  hrefOf: (id: string) => string
}

const SAID = {
  waiting: 'waits',
  sending: 'on its way',
  brought: 'brought in',
  known: 'was here already',
  failed: 'not brought in',
}

/** Files on their way in, each with what became of it. */
export function UploadList({ uploads, hrefOf }: UploadListProps) {
  const { files, paused } = uploads
  if (files.length === 0) return null
  const count = (...states: UploadOfFile['state'][]) =>
    files.filter(({ state }) => states.includes(state)).length
  const open = count('waiting', 'sending')
  const done = count('brought', 'known')
  const failed = count('failed')
  return (
    <section aria-labelledby="uploads" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="uploads" className="font-semibold">
          {done} of {files.length} brought in
          {failed > 0 && <span className="cap ml-2 text-bad">{failed} not</span>}
        </h2>
        {open > 0 && (
          <Button size="sm" variant="quiet" onClick={paused ? uploads.goOn : uploads.pause}>
            {paused ? 'Go on' : 'Pause'}
          </Button>
        )}
      </div>
      <ul aria-label="Files on their way" className="border-t border-line">
        {files.map(one => (
          <li key={one.key} className="flex items-center gap-4 border-b border-line py-2.5">
            <div className="min-w-0 flex-1">
              {one.id ? (
                <Link to={hrefOf(one.id)} className="wrap-anywhere">
                  {one.file.name}
                </Link>
              ) : (
                <span className="wrap-anywhere">{one.file.name}</span>
              )}
              <p className="cap" role={one.state === 'failed' ? 'alert' : undefined}>
                {sizeWords(one.file.size)} · {SAID[one.state]}
                {one.reason && <span className="text-bad">: {one.reason}</span>}
              </p>
              {one.state === 'sending' && (
                <Progress value={Math.round(one.share * 100)} label={one.file.name} />
              )}
            </div>
            {one.state === 'failed' && !one.isFinal && (
              <Button size="sm" onClick={() => uploads.again(one.key)}>
                Try again
              </Button>
            )}
            {(one.state === 'failed' || one.state === 'waiting') && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Take ${one.file.name} off the list`}
                onClick={() => uploads.drop(one.key)}
              >
                Leave out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
