import { ShareIcon } from 'lucide-react'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { EXPORT_FORMATS, useExportOutput } from '../api/export-output.ts'

/** The output as a file. */
export function ExportMenu({ id, title }: { id: string; title: string }) {
  const exporting = useExportOutput()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger disabled={exporting.saving} className={buttonStyle({ size: 'sm' })}>
        <ShareIcon aria-hidden />
        Export
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-44">
        {EXPORT_FORMATS.map(format => (
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
