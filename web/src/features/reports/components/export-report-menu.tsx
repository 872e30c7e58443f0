import { REPORT_FORMATS } from '@sextant/contracts/reports/types'
import { ShareIcon } from 'lucide-react'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { FORMAT_LABELS, useExportReport } from '../api/export-report.ts'

/** The report as a file. */
export function ExportReportMenu({ id, title }: { id: string; title: string }) {
  const exporting = useExportReport()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger disabled={exporting.saving} className={buttonStyle({ size: 'sm' })}>
        <ShareIcon aria-hidden />
        Export
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-44">
        {REPORT_FORMATS.map(format => (
          <DropdownMenuItem
            key={format}
            onSelect={() => void exporting.save({ id, title, format })}
          >
            {FORMAT_LABELS[format]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
