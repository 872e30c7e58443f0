import type { DocumentPage } from '@sextant/contracts/documents/rows'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePicture } from '@/client/use-picture.ts'
import { pdfQuery } from '../api/pdf.ts'
import type { Mark } from '../marked-text.ts'

type PagePictureProps = {
  document: { id: string; kind: string; name: string }
  version: number
  page: DocumentPage
  marks: readonly Mark[]
  chosen: string | null
}

/** The page as it is in the file, with what is marked laid over it. Only PDF and pictures have one. */
export function PagePicture(props: PagePictureProps) {
  const { document, version } = props
  if (document.kind === 'pdf') return <PdfPage {...props} />
  return <Photograph {...props} path={`/api/v1/documents/${document.id}/file?version=${version}`} />
}

function Photograph({ path, document, page, marks, chosen }: PagePictureProps & { path: string }) {
  const url = usePicture(path)
  if (!url) return <Sheet>{null}</Sheet>
  return (
    <Sheet>
      <img src={url} alt={`${document.name}, as in the file`} className="block w-full" />
      <Laid page={page} marks={marks} chosen={chosen} />
    </Sheet>
  )
}

function PdfPage({ document, version, page, marks, chosen }: PagePictureProps) {
  const { data: pdf, error } = useQuery(pdfQuery(document.id, version))
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!pdf || !canvas.current) return
    const drawing = pdf.draw(page.page, canvas.current)
    drawing.done.then(
      () => setDrawn(true),
      () => undefined,
    )
    return drawing.stop
  }, [pdf, page.page])
  if (error)
    return <p className="cap">The page cannot be shown here. Download the file to see it.</p>
  return (
    <Sheet>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that is made here has no address
        role="img"
        aria-label={`Page ${page.page} of ${document.name}, as in the file`}
        aria-busy={!isDrawn}
        className="block h-auto w-full"
      />
      {isDrawn && <Laid page={page} marks={marks} chosen={chosen} />}
    </Sheet>
  )
}

/** Paper is white in every theme. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-40 overflow-hidden border border-line-strong bg-white">
      {children}
    </div>
  )
}

type LaidProps = { page: DocumentPage; marks: readonly Mark[]; chosen: string | null }

/** Washes over the lines that are marked. A line that is marked in part is washed whole: the file says where lines stand, not letters. */
function Laid({ page, marks, chosen }: LaidProps) {
  const percent = (share: number) => `${share * 100}%`
  return page.lines.flatMap(({ from, to, x, y, w, h }) => {
    const over = marks.filter(mark => mark.from < to && mark.to > from)
    if (over.length === 0) return []
    const isChosen = over.some(({ name }) => name === chosen)
    return (
      <span
        key={from}
        aria-hidden
        className={
          isChosen ? 'absolute bg-[#0b8a97]/25' : 'absolute border-b-2 border-[#0b8a97]/60'
        }
        style={{ left: percent(x), top: percent(y), width: percent(w), height: percent(h) }}
      />
    )
  })
}
