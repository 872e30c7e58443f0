import { ShareIcon } from 'lucide-react'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { toolById } from '@sextant/contracts/catalogue'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import {
  CALENDAR_FORMAT,
  EXPORT_FORMATS,
  type ExportFormat,
  useExportOutput,
} from '../api/export-output.ts'

/** A plan with days goes into a calendar too. */
const formatsOf = ({ tool }: StoredDeliverable): readonly ExportFormat[] =>
  tool !== 'combined' && toolById(tool).hasDays
    ? [...EXPORT_FORMATS, CALENDAR_FORMAT]
    : EXPORT_FORMATS

type ExportMenuProps = { id: string; title: string; content: StoredDeliverable }

/** The output as a file. */
export function ExportMenu({ id, title, content }: ExportMenuProps) {
  const exporting = useExportOutput()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger disabled={exporting.saving} className={buttonStyle({ size: 'sm' })}>
        <ShareIcon aria-hidden />
        Export
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-44">
        {formatsOf(content).map(format => (
          <DropdownMenuItem
            key={format.id}
            onSelect={() => void exporting.save({ id, title, format })}
          >
            {format.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
