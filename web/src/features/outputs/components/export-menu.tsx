import { ShareIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { EXPORT_FORMATS, exportOutput, type ExportFormat } from '../api/export-output.ts'

/** The output as a file. The work names itself while it lasts. */
export function ExportMenu({ id, title }: { id: string; title: string }) {
  const [busy, setBusy] = useState(false)
  const run = async (format: ExportFormat, label: string) => {
    setBusy(true)
    const working = toast.loading(`Making the ${label} of “${title}”…`)
    try {
      await exportOutput(id, format)
      toast.success(`${label} downloaded`, { id: working })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The file could not be made.', {
        id: working,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger disabled={busy} className={buttonStyle({ size: 'sm' })}>
        <ShareIcon aria-hidden />
        Export
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-44">
        {EXPORT_FORMATS.map(format => (
          <DropdownMenuItem key={format.id} onSelect={() => void run(format.id, format.label)}>
            {format.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
